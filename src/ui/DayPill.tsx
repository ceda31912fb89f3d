// The day between messages.
import './theme/chat.scss';

/** `dateTime` is the ISO date of the day shown in `children`. */
export function DayPill({ children, dateTime }: { children: string; dateTime?: string | undefined }) {
  return (
    <div className="day-pill">
      <span>{dateTime === undefined ? children : <time dateTime={dateTime}>{children}</time>}</span>
    </div>
  );
}
