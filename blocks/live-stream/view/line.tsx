import { localDate, momentOf, untilThen } from './dates';
import type { LiveProps, Stream } from './types';

interface Props {
	props: LiveProps;
	shown: Stream | undefined;
	state: string;
	/** Null until the component is mounted. */
	now: number | null;
}

const LABELS: Record< string, 'starts' | 'streamed' > = {
	upcoming: 'starts',
	past: 'streamed',
};

/** As PHP writes it. */
const iso = ( time: number ) =>
	new Date( time * 1000 ).toISOString().replace( '.000', '' );

/** When the stream is, with a countdown; or where the channel is. Must match `Live_Stream::line()` in PHP. */
export function Line( { props, shown, state, now }: Props ) {
	const { words, channel } = props;
	if ( ! shown ) {
		return channel ? (
			<p className="frontage-live-stream__when">
				<a href={ channel }>{ words.channel }</a>
			</p>
		) : null;
	}
	const time = momentOf( shown );
	if ( ! time ) {
		return null;
	}
	return (
		<p className="frontage-live-stream__when">
			<span>{ words[ LABELS[ state ] ?? 'since' ] }</span>{ ' ' }
			<time dateTime={ iso( time ) }>
				{ now === null ? shown.date : localDate( shown ) }
			</time>
			{ now !== null && state === 'upcoming' && (
				<span className="frontage-live-stream__countdown">
					{ time > now ? untilThen( time - now ) : words.soon }
				</span>
			) }
		</p>
	);
}
