import { useEffect, useState } from 'react';
import { useChoice } from '@frontage/choice';
import { itemsOn } from '@frontage/pagination';
import { loadPage } from './load-page';
import type { GalleryProps, Item, Vendor } from './types';

type Pages = Partial< Record< number, Item[] > >;

/** Returns the videos that the page came with, by page. */
function printed( props: GalleryProps ): Pages {
	const { items, isWhole, page, pages, options } = props;
	if ( ! isWhole || pages < 2 ) {
		return { [ page ]: items };
	}
	return Object.fromEntries(
		Array.from( { length: pages }, ( _, index ) => [
			index + 1,
			itemsOn( index + 1, items, options.pageSize ),
		] )
	);
}

export interface Shown {
	items: Item[];
	/** The page that is shown, or the last one if they are added below each other. */
	page: number;
	pages: number;
	vendors: Partial< Record< string, Vendor > >;
	isLoading: boolean;
	/** Whether pages are added below each other. */
	hasMore: boolean;
	hasFailed: boolean;
	go: ( page: number ) => void;
	retry: () => void;
}

/**
 * The pages of a gallery: which one the address says, what is known, and loading what is not. Nothing is loaded while
 * something is (S0 §4); the page before stays until the next is there.
 */
export function usePages( props: GalleryProps ): Shown {
	const { place, options } = props;
	// A page on which the visitor has not begun has links to those before.
	const hasMore = props.hasMore && props.page === 1;
	const [ known, setKnown ] = useState( () => printed( props ) );
	const [ pages, setPages ] = useState( props.pages );
	const [ vendors, setVendors ] = useState( props.vendors );
	const [ shown, setShown ] = useState( props.page );
	const [ isLoading, setLoading ] = useState( false );
	const [ failed, setFailed ] = useState( 0 );
	const [ { page: wanted }, choose ] = useChoice(
		place,
		{ category: '', page: props.page },
		{ categories: [], pages: () => pages }
	);
	// Pages that are added below each other come in their order.
	const first = hasMore ? 1 : wanted;
	let missing = 0;
	for ( let page = wanted; page >= first; page-- ) {
		missing = known[ page ] ? missing : page;
	}

	useEffect( () => {
		if ( ! missing ) {
			setShown( wanted );
			setFailed( 0 );
		} else if ( ! isLoading && failed !== missing ) {
			setLoading( true );
			setFailed( 0 );
			loadPage( options, missing )
				.then( ( answer ) => {
					setKnown( ( before ) => ( {
						...before,
						[ answer.page ]: answer.items,
					} ) );
					setPages( answer.pages );
					setVendors( ( before ) => ( {
						...before,
						...answer.vendors,
					} ) );
				} )
				.catch( () => setFailed( missing ) )
				.finally( () => setLoading( false ) );
		}
	}, [ missing, wanted, isLoading, failed, options ] );

	const from = hasMore ? 1 : shown;
	const items: Item[] = [];
	for ( let page = from; page <= shown; page++ ) {
		items.push( ...( known[ page ] ?? [] ) );
	}
	return {
		items,
		page: shown,
		pages,
		vendors,
		isLoading,
		hasMore,
		hasFailed: !! failed && failed === missing,
		go( page ) {
			if ( ! isLoading ) {
				setFailed( 0 );
				choose( { category: '', page } );
			}
		},
		retry: () => setFailed( 0 ),
	};
}
