import { useEffect, useRef } from 'react';
import type { Item, Vendor, Words } from './types';

interface Props {
	item: Item;
	vendor?: Vendor;
	words: Words;
	/** Whether it gets the focus. */
	hasFocus: boolean;
	onEnd: ( hasFocus: boolean ) => void;
	onFail: ( problem: string ) => void;
	/** Called when it is hidden, such as in a popup that closes. */
	onHidden: () => void;
}

/** The player of a video, which starts by itself: a press or the video before it has asked for it. */
export function Screen( props: Props ) {
	const { item, vendor, words, hasFocus, onFail } = props;
	const place = useRef< HTMLDivElement >( null );
	const latest = useRef( props );
	latest.current = props;
	const end = () =>
		latest.current.onEnd( place.current!.matches( ':focus-within' ) );
	const { href, embed, isFile, title } = item;

	useEffect( () => {
		let isLeft = false;
		let remove = () => {};
		const [ file ] = place.current!.getElementsByTagName( 'video' );
		if ( hasFocus ) {
			file?.focus();
		}
		import( '@frontage/video-player' ).then(
			( { canOpen, openPlayer, playsAlone } ) => {
				if ( isLeft ) {
					return;
				}
				if ( ! canOpen( place.current! ) ) {
					latest.current.onHidden();
					return;
				}
				if ( isFile ) {
					playsAlone( null );
					file?.play()?.catch( () => {} );
					return;
				}
				const player = openPlayer( place.current!, {
					vendor: item.vendor!,
					embed: embed!,
					title,
					onState: () => {},
					onEnd: end,
					onFailure: () => latest.current.onFail( vendor!.failed ),
					onHidden: () => latest.current.onHidden(),
				} );
				remove = player.remove;
				if ( hasFocus ) {
					player.frame.focus();
				}
			},
			() => isLeft || latest.current.onFail( words.broken )
		);
		return () => {
			isLeft = true;
			remove();
		};
		// One player for each video.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ href ] );

	return (
		<div className="frontage-video-gallery__screen" ref={ place }>
			{ isFile && (
				<video
					className="frontage-video-gallery__file"
					controls
					playsInline
					src={ href }
					poster={ item.poster?.src }
					aria-label={ title }
					onEnded={ end }
					onError={ () => onFail( words.broken ) }
				/>
			) }
		</div>
	);
}
