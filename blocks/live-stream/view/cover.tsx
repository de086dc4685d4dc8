import type { MouseEvent } from 'react';
import type { LiveProps, Poster, Stream, Words } from './types';

interface Props {
	props: LiveProps;
	shown: Stream | undefined;
	state: string;
	isOpening: boolean;
	isHidden: boolean;
	onOpen: ( stream: Stream ) => void;
}

/** Returns the key of the word for a state. */
export const wordOf = ( state: string ): keyof Words =>
	state === 'started' ? 'live' : ( state as keyof Words );

const Picture = ( { src, srcset, ...size }: Poster ) => (
	<img
		className="frontage-live-stream__poster"
		alt=""
		loading="lazy"
		decoding="async"
		src={ src }
		srcSet={ srcset }
		{ ...size }
	/>
);

const Mark = () => (
	<span className="frontage-live-stream__mark">
		<svg viewBox="0 0 24 24" aria-hidden="true">
			<path d="M8.5 5.5v13l10-6.5z" fill="currentColor" />
		</svg>
	</span>
);

const Badge = ( { text }: { text: string } ) => (
	<span className="frontage-live-stream__badge">{ `${ text } ` }</span>
);

/** What is seen before the player: picture, state and title, as a link to the stream. Must match `Cover` in PHP. */
export function Cover( { props, shown, state, onOpen, ...is }: Props ) {
	const { words } = props;
	const poster = props.poster ?? shown?.poster;
	const picture = poster && <Picture { ...poster } />;
	if ( ! shown ) {
		return (
			<div className="frontage-live-stream__cover">
				{ picture }
				<span className="frontage-live-stream__over">
					<Badge text={ words.offline } />
					<span className="frontage-live-stream__title">
						{ words.none }
					</span>
				</span>
			</div>
		);
	}
	const press = ( event: MouseEvent ) => {
		const { ctrlKey, metaKey, shiftKey } = event;
		if ( shown.embed && ! ctrlKey && ! metaKey && ! shiftKey ) {
			event.preventDefault();
			onOpen( shown );
		}
	};
	return (
		<a
			className="frontage-live-stream__cover"
			href={ shown.url }
			hidden={ is.isHidden }
			data-pending={ is.isOpening ? '' : undefined }
			onClick={ press }
		>
			{ picture }
			<Mark />
			<span className="frontage-live-stream__over">
				<span className="frontage-live-stream__play">
					{ words.play }
				</span>{ ' ' }
				{ state && <Badge text={ words[ wordOf( state ) ] } /> }
				<span className="frontage-live-stream__title">
					{ props.title || shown.title || words.title }
				</span>
			</span>
		</a>
	);
}
