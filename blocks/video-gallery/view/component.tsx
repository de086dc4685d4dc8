import { useEffect, useRef, useState } from 'react';
import { fill } from '@frontage/lib/fill';
import { Status } from '@frontage/status';
import { Consent } from './consent';
import { ItemList } from './item-list';
import { Paging } from './paging';
import { Screen } from './screen';
import { Stage } from './stage';
import type { GalleryProps } from './types';
import { usePages } from './use-pages';
import { usePlaying } from './use-playing';

/** Scrolls to an element whose top is out of view; its `scroll-margin` keeps 100 px free above it (S0 §9). */
function show( element: Element | null | undefined ): void {
	if ( element && element.getBoundingClientRect().top < 0 ) {
		element.scrollIntoView( { block: 'start' } );
	}
}

/** Returns what changed last, for the status: the page, or what plays. If nothing plays, it is the page. */
function useLatest( paged: string, played: string ): string {
	const [ last, setLast ] = useState( { paged, played, said: paged } );
	if ( last.paged === paged && last.played === played ) {
		return last.said;
	}
	const said = ( last.played !== played && played ) || paged;
	setLast( { paged, played, said } );
	return said;
}

/** Videos, the player, and the pages of a playlist (S0 §3 §7). Mirrors `Gallery` in PHP. */
export function VideoGallery( props: GalleryProps ) {
	const { place, options, words } = props;
	const isTop = ! options.thumbplay;
	const theatre = useRef< HTMLDivElement >( null );
	const shown = usePages( props );
	const { page, pages, items, vendors, isLoading, hasMore } = shown;
	const playing = usePlaying( shown, options );
	const { current, isOn, problem } = playing;
	const play: typeof playing.play = ( item ) => {
		playing.play( item );
		show( theatre.current );
	};
	const printedPage = useRef( page );
	useEffect( () => {
		if ( printedPage.current !== page ) {
			printedPage.current = page;
			if ( ! hasMore ) {
				show( document.getElementById( place.id ) );
			}
		}
	}, [ page, hasMore, place.id ] );

	const screen = isOn && current && (
		<Screen
			key={ current.href }
			item={ current }
			vendor={ vendors[ current.vendor! ] }
			words={ words }
			hasFocus={ playing.hasFocus }
			onEnd={ playing.end }
			onFail={ playing.fail }
			onHidden={ playing.leave }
		/>
	);
	const paged = fill( words.status, page, pages );
	const said = useLatest(
		paged,
		isOn ? fill( words.playing, current?.title ) : ''
	);
	return (
		<>
			{ isTop && current && (
				<Stage
					item={ current }
					screen={ screen }
					hasTitle={ options.showTitle }
					words={ words }
					place={ theatre }
					onPlay={ play }
				/>
			) }
			{ problem && (
				<p className="frontage-list__error" role="alert">
					{ problem }
				</p>
			) }
			<ItemList
				{ ...props }
				items={ items }
				current={ isTop || isOn ? current : undefined }
				screen={ ! isTop && screen }
				isBusy={ isLoading }
				onPlay={ play }
			/>
			<Paging place={ place } words={ words } shown={ shown } />
			{ Object.entries( vendors ).map( ( [ slug, vendor ] ) => (
				<Consent
					key={ slug }
					vendor={ vendor! }
					onLoad={ () => playing.load( slug ) }
					onStop={ () => playing.stop( slug ) }
				/>
			) ) }
			<Status text={ isLoading ? words.loading : said } />
		</>
	);
}
