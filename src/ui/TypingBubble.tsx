// Three dots: the other one writes. The words go to the live region, by the caller.
import './theme/chat.scss';

/** Decorative typing indicator. */
export function TypingBubble() {
  return (
    <div className="bubble bubble-in typing" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}
