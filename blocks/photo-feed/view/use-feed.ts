import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { callAction } from '@frontage/api';
import type { Copied, MorePhotos, Photo, PhotoFeedProps } from './types';
import { locationOf } from './location';

/** Name in a page's address that turns on the test mode (S2 §7). */
const TEST = 'frontage-feed-test';

/**
 * What a feed shows: its photos, more of them on request, and copies that were made after the page.
 *
 * @param props      Props of the island.
 * @param list       The list of photos.
 * @param resolution Current width of photos in pixels.
 */
export function useFeed(
	props: PhotoFeedProps,
	list: RefObject< HTMLElement | null >,
	resolution: number
) {
	const [ photos, setPhotos ] = useState( props.photos );
	const [ shouldPaginate, setPaginate ] = useState( props.shouldPaginate );
	const [ state, setState ] = useState< 'idle' | 'loading' | 'failed' >(
		'idle'
	);
	const [ added, setAdded ] = useState( 0 );
	const page = useRef( { offset: props.photos.length, number: 1 } );
	const asked = useRef( new Set< string >() );
	const isBusy = useRef( false );
	/** Index of the photo that gets the focus after the next change; -1 for none. */
	const next = useRef( -1 );
	const fields = useCallback(
		() => ( {
			...props.request,
			location: locationOf( list.current! ),
			// Nothing of this is secret, and cached pages have no valid one.
			locator_nonce: '',
		} ),
		[ props.request, list ]
	);

	const requestCopies = useCallback(
		async ( ids: string[] ) => {
			const wanted = ids.filter( ( id ) => ! asked.current.has( id ) );
			wanted.forEach( ( id ) => asked.current.add( id ) );
			if ( ! wanted.length || ! props.request.atts ) {
				return;
			}
			try {
				const images = await callAction< Record< string, Copied > >(
					'sbi_resized_images_submit',
					{
						needs_resizing: wanted,
						offset: page.current.offset,
						cache_all: false,
						...fields(),
					}
				);
				setPhotos( ( all ) =>
					all.map( ( one ) => merged( one, images ) )
				);
			} catch {
				// The placeholder stays (S2 §8).
			}
		},
		[ fields, props.request ]
	);

	useEffect( () => {
		void requestCopies(
			photos.filter( ( { image } ) => ! image ).map( ( { id } ) => id )
		);
	}, [ photos, requestCopies ] );

	useEffect( () => {
		if ( props.request.atts ) {
			callAction( 'sbi_do_locator', fields() ).catch( () => {} );
		}
		if ( new URLSearchParams( window.location.search ).has( TEST ) ) {
			callAction( 'sbi_on_ajax_test_trigger' ).catch( () => {} );
		}
	}, [ fields, props.request ] );

	useEffect( () => {
		const photo = list.current?.children[ next.current ];
		next.current = -1;
		photo?.querySelector( 'a' )?.focus();
	}, [ photos, list ] );

	const loadMore = async () => {
		if ( isBusy.current ) {
			return;
		}
		isBusy.current = true;
		setState( 'loading' );
		const { offset, number } = page.current;
		try {
			const more = props.rest
				? partOf( props.rest, offset, props.photos.length )
				: await callAction< MorePhotos >( 'sbi_load_more_clicked', {
						offset,
						page: number + 1,
						current_resolution: resolution,
						...fields(),
					} );
			// At the end, the button that has the focus goes.
			next.current = more.feedStatus.shouldPaginate
				? -1
				: list.current!.children.length;
			page.current = { offset: more.offset, number: number + 1 };
			setPhotos( ( all ) => joined( all, more ) );
			setAdded( more.photos.length );
			setPaginate( more.feedStatus.shouldPaginate );
			setState( 'idle' );
		} catch {
			setState( 'failed' );
		} finally {
			isBusy.current = false;
		}
	};

	return {
		photos,
		shouldPaginate,
		added,
		isLoading: state === 'loading',
		hasFailed: state === 'failed',
		loadMore: () => void loadMore(),
		onBroken: ( id: string ) => void requestCopies( [ id ] ),
	};
}

/** Returns the next of photos that are all there, as the server would answer. */
function partOf( rest: Photo[], offset: number, count: number ): MorePhotos {
	return {
		photos: rest.slice( offset - count, offset ),
		resizedImages: {},
		feedStatus: { shouldPaginate: rest.length > offset },
		offset: offset + count,
	};
}

/** Returns the photo with its copy, if it had none. */
function merged( photo: Photo, images: Record< string, Copied > ): Photo {
	const image = photo.image ?? images[ photo.id ];
	return image === photo.image ? photo : { ...photo, image };
}

/** Returns all photos, each once. */
function joined( shown: readonly Photo[], more: MorePhotos ): Photo[] {
	const known = new Set( shown.map( ( { id } ) => id ) );
	return [
		...shown,
		...more.photos
			.filter( ( { id } ) => ! known.has( id ) )
			.map( ( photo ) => merged( photo, more.resizedImages ) ),
	];
}
