// The constants of Core Animation in Swift 4, where they were texts. Here they have the types that their properties have today, and
// a text literal is a value of these types, too.

// `CAShapeLayerLineCap`
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public nonisolated var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public nonisolated var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public nonisolated var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

// `CAShapeLayerLineJoin`
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public nonisolated var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public nonisolated var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public nonisolated var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

// `CAShapeLayerFillRule`
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public nonisolated var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public nonisolated var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }

// `CAMediaTimingFillMode`
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public nonisolated var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public nonisolated var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public nonisolated var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public nonisolated var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

// `CAMediaTimingFunctionName`
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public nonisolated var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public nonisolated var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public nonisolated var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public nonisolated var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
public nonisolated var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { CAMediaTimingFunctionName.default }

// `CATextLayerAlignmentMode`
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural")
public nonisolated var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
public nonisolated var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
public nonisolated var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
public nonisolated var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.justified")
public nonisolated var kCAAlignmentJustified: CATextLayerAlignmentMode { CATextLayerAlignmentMode.justified }

// `CATextLayerTruncationMode`
@available(*, deprecated, renamed: "CATextLayerTruncationMode.none")
public nonisolated var kCATruncationNone: CATextLayerTruncationMode { CATextLayerTruncationMode.none }
@available(*, deprecated, renamed: "CATextLayerTruncationMode.start")
public nonisolated var kCATruncationStart: CATextLayerTruncationMode { CATextLayerTruncationMode.start }
@available(*, deprecated, renamed: "CATextLayerTruncationMode.end")
public nonisolated var kCATruncationEnd: CATextLayerTruncationMode { CATextLayerTruncationMode.end }
@available(*, deprecated, renamed: "CATextLayerTruncationMode.middle")
public nonisolated var kCATruncationMiddle: CATextLayerTruncationMode { CATextLayerTruncationMode.middle }

// `CALayerContentsGravity`
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
public nonisolated var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }
@available(*, deprecated, renamed: "CALayerContentsGravity.top")
public nonisolated var kCAGravityTop: CALayerContentsGravity { CALayerContentsGravity.top }
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom")
public nonisolated var kCAGravityBottom: CALayerContentsGravity { CALayerContentsGravity.bottom }
@available(*, deprecated, renamed: "CALayerContentsGravity.left")
public nonisolated var kCAGravityLeft: CALayerContentsGravity { CALayerContentsGravity.left }
@available(*, deprecated, renamed: "CALayerContentsGravity.right")
public nonisolated var kCAGravityRight: CALayerContentsGravity { CALayerContentsGravity.right }
@available(*, deprecated, renamed: "CALayerContentsGravity.topLeft")
public nonisolated var kCAGravityTopLeft: CALayerContentsGravity { CALayerContentsGravity.topLeft }
@available(*, deprecated, renamed: "CALayerContentsGravity.topRight")
public nonisolated var kCAGravityTopRight: CALayerContentsGravity { CALayerContentsGravity.topRight }
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomLeft")
public nonisolated var kCAGravityBottomLeft: CALayerContentsGravity { CALayerContentsGravity.bottomLeft }
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomRight")
public nonisolated var kCAGravityBottomRight: CALayerContentsGravity { CALayerContentsGravity.bottomRight }
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
public nonisolated var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public nonisolated var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public nonisolated var kCAGravityResizeAspectFill: CALayerContentsGravity { CALayerContentsGravity.resizeAspectFill }

// `CALayerContentsFilter`
@available(*, deprecated, renamed: "CALayerContentsFilter.linear")
public nonisolated var kCAFilterLinear: CALayerContentsFilter { CALayerContentsFilter.linear }
@available(*, deprecated, renamed: "CALayerContentsFilter.nearest")
public nonisolated var kCAFilterNearest: CALayerContentsFilter { CALayerContentsFilter.nearest }
@available(*, deprecated, renamed: "CALayerContentsFilter.trilinear")
public nonisolated var kCAFilterTrilinear: CALayerContentsFilter { CALayerContentsFilter.trilinear }

// `CATransitionType`
@available(*, deprecated, renamed: "CATransitionType.fade")
public nonisolated var kCATransitionFade: CATransitionType { CATransitionType.fade }
@available(*, deprecated, renamed: "CATransitionType.moveIn")
public nonisolated var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }
@available(*, deprecated, renamed: "CATransitionType.push")
public nonisolated var kCATransitionPush: CATransitionType { CATransitionType.push }
@available(*, deprecated, renamed: "CATransitionType.reveal")
public nonisolated var kCATransitionReveal: CATransitionType { CATransitionType.reveal }

// `CATransitionSubtype`
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
public nonisolated var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
public nonisolated var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
public nonisolated var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
public nonisolated var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }

// `CAAnimationCalculationMode`
@available(*, deprecated, renamed: "CAAnimationCalculationMode.linear")
public nonisolated var kCAAnimationLinear: CAAnimationCalculationMode { CAAnimationCalculationMode.linear }
@available(*, deprecated, renamed: "CAAnimationCalculationMode.discrete")
public nonisolated var kCAAnimationDiscrete: CAAnimationCalculationMode { CAAnimationCalculationMode.discrete }
@available(*, deprecated, renamed: "CAAnimationCalculationMode.paced")
public nonisolated var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubic")
public nonisolated var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubicPaced")
public nonisolated var kCAAnimationCubicPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.cubicPaced }

// `CAAnimationRotationMode`
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAuto")
public nonisolated var kCAAnimationRotateAuto: CAAnimationRotationMode { CAAnimationRotationMode.rotateAuto }
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public nonisolated var kCAAnimationRotateAutoReverse: CAAnimationRotationMode {
  CAAnimationRotationMode.rotateAutoReverse
}

// `CAEmitterLayerEmitterShape`
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.point")
public nonisolated var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.point }
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.line")
public nonisolated var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.line }
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.rectangle")
public nonisolated var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.rectangle }
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.circle")
public nonisolated var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.circle }
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.cuboid")
public nonisolated var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.cuboid }
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.sphere")
public nonisolated var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.sphere }

// `CAEmitterLayerEmitterMode`
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.points")
public nonisolated var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.points }
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.outline")
public nonisolated var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.outline }
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.surface")
public nonisolated var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.surface }
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.volume")
public nonisolated var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.volume }

// `CAEmitterLayerRenderMode`
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.unordered")
public nonisolated var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.unordered }
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public nonisolated var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.oldestFirst }
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestLast")
public nonisolated var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.oldestLast }
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.backToFront")
public nonisolated var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.backToFront }
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.additive")
public nonisolated var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.additive }

// `CAGradientLayerType`
@available(*, deprecated, renamed: "CAGradientLayerType.axial")
public nonisolated var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }
@available(*, deprecated, renamed: "CAGradientLayerType.radial")
public nonisolated var kCAGradientLayerRadial: CAGradientLayerType { CAGradientLayerType.radial }
@available(*, deprecated, renamed: "CAGradientLayerType.conic")
public nonisolated var kCAGradientLayerConic: CAGradientLayerType { CAGradientLayerType.conic }

// `CAValueFunctionName`
@available(*, deprecated, renamed: "CAValueFunctionName.rotateX")
public nonisolated var kCAValueFunctionRotateX: CAValueFunctionName { CAValueFunctionName.rotateX }
@available(*, deprecated, renamed: "CAValueFunctionName.rotateY")
public nonisolated var kCAValueFunctionRotateY: CAValueFunctionName { CAValueFunctionName.rotateY }
@available(*, deprecated, renamed: "CAValueFunctionName.rotateZ")
public nonisolated var kCAValueFunctionRotateZ: CAValueFunctionName { CAValueFunctionName.rotateZ }
@available(*, deprecated, renamed: "CAValueFunctionName.scale")
public nonisolated var kCAValueFunctionScale: CAValueFunctionName { CAValueFunctionName.scale }
@available(*, deprecated, renamed: "CAValueFunctionName.scaleX")
public nonisolated var kCAValueFunctionScaleX: CAValueFunctionName { CAValueFunctionName.scaleX }
@available(*, deprecated, renamed: "CAValueFunctionName.scaleY")
public nonisolated var kCAValueFunctionScaleY: CAValueFunctionName { CAValueFunctionName.scaleY }
@available(*, deprecated, renamed: "CAValueFunctionName.translate")
public nonisolated var kCAValueFunctionTranslate: CAValueFunctionName { CAValueFunctionName.translate }
@available(*, deprecated, renamed: "CAValueFunctionName.translateX")
public nonisolated var kCAValueFunctionTranslateX: CAValueFunctionName { CAValueFunctionName.translateX }
@available(*, deprecated, renamed: "CAValueFunctionName.translateY")
public nonisolated var kCAValueFunctionTranslateY: CAValueFunctionName { CAValueFunctionName.translateY }
