// The rules of touches as values: no object, no clock, nothing that calls a program. UIKitCore asks them and carries out the
// answers. In the order of a touch:
//
//     TouchSample, TouchQueue     reports of fingers, grouped into events
//     TouchRefusal                why the hit test skips a view
//     TapCounter                  which touch-downs are one series of taps
//     GestureLife, BidRules       the states of a recognizer, and who may leave `.possible`
//     Drag, FingerPair, PairGauge, TapRun, SwipeStroke
//                                 what recognizers measure
//     TouchDelivery, DuePhases    which phases a view receives
//     RubberBand, Glide           how content is pulled, and where it goes after the lift
//     Deadlines                   what happens without a finger

@_exported import CoreGraphics
