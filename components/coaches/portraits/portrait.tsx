import "./portraits.css";
import { CoachDrawing, type CoachDrawingProps } from "./drawing";

/**
 * A coach, drawn: blinks and breathes unless `still` or reduced motion asks otherwise. `size` is in CSS pixels (96).
 * With `title` it is an image by that name; without, it is decoration. Unknown keys show "?" (spec 1 §3).
 */
export function CoachPortrait(props: CoachDrawingProps) {
  return <CoachDrawing {...props} />;
}
