import { fill } from '@frontage/lib/fill';
import { callAction } from '@frontage/api';
import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { type ListWords, createList } from '@frontage/list';
import { FIELDS, addressIn } from './address';
import { addDay, moveByArrows, swap } from './calendar';

export interface PostArchiveProps extends Record< string, unknown > {
	/** Signed; only the server reads it. */
	settings: string;
	/** Widget ID. */
	id: string;
	words: ListWords & { shown: string };
}

/** Minimum length of the words (S0 §5: longer than two). */
const SHORTEST = 3;

/** Searches posts without a page load (S0 §2 §5 §7). */
export function enhance(
	island: FrontageIsland,
	{ settings, id, words }: PostArchiveProps
): () => void {
	const [ into ] = queryOwn< [ HTMLElement ] >( island, '.frontage-list' );
	const [ form ] = queryOwn< [ HTMLFormElement ] >( island, 'form' );
	const controls = [ ...form.elements ].slice(
		0,
		FIELDS.length
	) as HTMLInputElement[];
	const address = addressIn( id );
	const list = createList( {
		place: { module: 'post-archive', id },
		address,
		into,
		status: queryOwn< [ HTMLElement ] >( island, '.frontage-status' )[ 0 ],
		words,
		history: 'push',
		load: ( { category, page }, signal, after ) =>
			callAction(
				'df_post_custom_archive',
				{
					...Object.fromEntries( new URLSearchParams( category ) ),
					page,
					settings,
					after,
				},
				{ signal, read: true }
			),
		show( html, { category } ) {
			swap( into, html );
			const said = new URLSearchParams( category );
			controls.forEach( ( control, at ) => {
				const value = said.get( FIELDS[ at ]! ) ?? '';
				control.value = value;
				if ( control.value !== value ) {
					addDay( into, control, value );
				}
			} );
			return (
				into.querySelector( '.frontage-post-archive__count' )
					?.textContent ??
				( into.querySelector( '.frontage-list__empty' )?.textContent ||
					fill(
						words.shown,
						into.querySelectorAll( 'article' ).length
					) )
			);
		},
	} );
	const printed = list.keep( into.innerHTML );

	const find = () => {
		const said = new URLSearchParams();
		controls.forEach( ( { value }, at ) => {
			const isShort = at === 0 && [ ...value.trim() ].length < SHORTEST;
			if ( value && ! isShort ) {
				said.set( FIELDS[ at ]!, value.trim() );
			}
		} );
		list.go( { category: said.toString(), page: 1 } );
	};
	form.onsubmit = ( event ) => {
		event.preventDefault();
		find();
	};
	form.onchange = ( { target } ) => {
		if ( target !== controls[ 0 ] ) {
			find();
		}
	};
	into.onclick = ( event ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >(
			'.frontage-pagination a,.frontage-post-archive__count a,details a'
		);
		if ( link ) {
			list.follow( event, link );
		}
	};
	// Input from before the script module loaded.
	const known = new URLSearchParams( printed.category );
	if (
		controls.some(
			( { value }, at ) =>
				at && value !== ( known.get( FIELDS[ at ]! ) ?? '' )
		)
	) {
		find();
	}
	into.onkeydown = moveByArrows;
	return list.stop;
}
