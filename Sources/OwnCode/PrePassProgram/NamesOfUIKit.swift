/// The names of the methods of UIKit's views, controllers and recognizers, of `NSObject`, and of their delegates.
enum NamesOfUIKit {
  /// The first words of the names in Objective-C. A name in Swift has the first ones of those.
  private static let beginnings =
    """
    accelerometer access accessibility actionFor actions actionSheet activateScene active activity adaptive addAction
    addAnimations addArranged addButtonWith addChild addCompletion addConstraint addConstraints addGesture addInteraction
    additional addKey addKeyframe addLayout addMotion addObserver addOption addSubview addSymbol addTarget addTextField adjusted
    adjustTextPosition advance alert align alignment allowed animateAlongside animateChanges animateKeyframes animateTransition
    animateWith animation appearance application apply archiver arrow attachment attempt attribute attributed automatically
    automation autorelease available awake azimuth background base become begin border bottom bounding bring build buttonTitleAt
    buttonWith cache calendar can cancelAllLocal cancelInteractive cancelLocal cancelPrevious cancelTracking capture caret
    cellFor character child class clearAllDecorated clearButtonRect clearKeep clearTextInput closest cloud collapseSecondary
    collection collision color command commit compare completeStateRestoration completeTransition conforms constraints container
    contains content continueAnimation continueTracking conversation convert copy current custom cut data date dealloc debug
    decode decorate decreaseSize decrement default deleteBackward deleteItems deletePlaceholder deleteRows deleteSections
    dequeue deselect detail dictation dictionary didAddSubview didAnimate didChange didDismiss didHint didMoveTo didPresent
    didReceiveMemory didRotate didTransition didUpdate directional dismissal dismissAnimated dismissGranting dismissMenuAnimated
    dismissModal dismissPopover dismissPreview dismissViewController dismissWith displayLayer divider document does download
    dragInteraction dragStateDid drawAt drawIn drawLayer drawPlaceholder drawRect drawTextHighlight drawTextIn drawViewHierarchy
    drawWith dropInteraction dropItem duplicate dynamic edge editing editMenuFor editMenuInteraction effective enabled encode
    endAppearance endBackground endCustomizing endEditing endFloating endIgnoring endInteractive endReceiving endRefreshing
    endTracking endUpdates enumerate exchange exercise export extend file final finalize find finishAnimation finished
    finishInteractive first fix flash focus focused font footer forward found frame gesture goBack goForward guided handleInput
    handleMach handlePort has hash header hideColumn hideMenu hit ignore imageFor imagePicker imageRect import increaseSize
    increment index indicator indirect init initialize insertAdaptive insertArranged insertAttributed insertChild
    insertDictation insertElements insertInput insertItems insertRows insertSections insertSegment insertSibling insertSubview
    insertText insertToken instance instances interaction interactive interruptible invalidate inverse is itemThumbnail
    itemTitleFor itemType key large layer layout leading leftEdge leftViewRect line loadData loadHTML loadObjects loadRequest
    loadView locationFrom locationIn locationOf make maximum menuAttachment menuFor method minimum modal model modify motion
    moveItemAt moveRowAt moveSection multi mutable navigation needs net new notify number object observe offset openDocument
    openURL overlay override pageControl pageViewController parser pasteAnd pasteItemProviders pauseAnimation pauseInteractive
    pencil performBatch performClose performEditingTransaction performPrimary performSegue performSelector performSystem
    performTextSearch performUsing performWith performWithout picker placeholder point pointer popNavigation popover popTo
    popViewController pose position preferred prefers prepare presentAnimated presentation presentFrom presentLocal presentModal
    presentOpen presentOptions presentPopover presentPreview presentSearchController presentViewController presses preview
    previewing primaryViewController print printer process provider pushNavigation pushViewController range read reconfigure
    rect register release reloadAllComponents reloadComponent reloadData reloadDecorations reloadInput reloadItems reloadRows
    reloadSectionIndex reloadSections remote removeAction removeAllSegments removeAllSymbol removeArranged removeCommand
    removeConstraint removeConstraints removeDictation removeFrom removeGesture removeInteraction removeKey removeLayout
    removeMenuFor removeMotion removeObserver removeSegment removeSymbol removeTarget removeTextPlaceholder removeToken
    removeTrait renameDocument replace replacement request require resetBlink resign resizable resolve resolved responds
    restoreUser retain reveal rightEdge rightViewRect roll rotating row safe scene schedule scope scribble scrollRange
    scrollRect scrollTo scrollViewDid scrollViewShould scrollViewWill searchBar searchDisplay searchField section segment segue
    selectAll selected selection selectItemAt selectRow self sendAction sendActions sendEvent sendSubview separate set shadow
    sheet should showColumn showDetail showMenuFrom showViewController showWriting sidebar size snapshot sound split
    startAnimating startAnimation startInteractive startVideo state stopAnimating stopAnimation stopLoading stopScrolling
    stopVideo stream string subclass super supplementary supported supports synchronize systemButtonWith systemLayout
    systemProtection tabBar tabFor table take target textContent textDidChange textDraggable textDroppable textField textFor
    textFormatting textIn textLayout textPaste textRange textRect textStyling textView textViewport textWillChange thumb tint
    titleColorFor titleFor titleRect titleShadow titleTextAttributes titleVertical to toggleBoldface toggleInspector
    toggleItalics toggleSidebar toggleUnderline tokens top touchesBegan touchesCancelled touchesEnded touchesEstimated
    touchesMoved touchesShould trackRect trailing trait transition translation undo unmark unobscured unregister unwind
    updateConfiguration updateConstraints updateContent updateCurrent updated updateFloating updateFocus updateInteractive
    updateProperties updateSearchResults updateTextAttributes updateTraits updateUser updateViewConstraints url userActivity
    userInterface useSelectionFor validate valueFor valueWith velocity version video viewController viewDidAppear
    viewDidDisappear viewDidLayout viewDidLoad viewDidUnload viewFor viewIs viewLayout viewport viewPrint viewProvider viewSafe
    viewWillAppear viewWillDisappear viewWillLayout viewWillTransition viewWillUnload viewWith visible web week width will with
    writing zone zoomTo
    """
    .split { $0 == " " || $0 == "\n" }

  /// Whether UIKit may have a method of a name. Some that it has not begin like one that it has.
  static func mayHave(_ name: String) -> Bool {
    beginnings.contains { name[...].begins(with: $0) || $0.begins(with: name[...]) }
  }
}

extension Substring {
  /// Whether it begins with other words.
  fileprivate func begins(with other: Substring) -> Bool {
    hasPrefix(other) && dropFirst(other.count).first?.isLowercase != true
  }
}
