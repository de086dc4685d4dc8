import { readPage } from '@frontage/lib/read-page';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '@frontage/lib/fill';
import { numberText } from '@frontage/lib/number-format';
import { countPages } from '@frontage/pagination';
import { find, rowsOf, type Row } from './find';
import { addressOf, hrefOf, ordered, sortsOf, stateIn } from './state';
import type { Parameters, TableProps } from './types';

/** Milliseconds without typing before rows are looked for, on the server or among many. */
const REST_MS = 300;

/** What the server answers for a page of a long table. */
interface Answer {
	found: number;
	rows: string;
}

async function ask( id: string, href: string, signal: AbortSignal ) {
	const response = await fetch( href, { signal } );
	const page = readPage( await response.text() );
	const island = page.querySelector(
		`#${ CSS.escape( id ) } frontage-island`
	);
	const { found } = JSON.parse( island!.getAttribute( 'props' )! );
	return { found, rows: island!.querySelector( 'tbody' )!.innerHTML };
}

/**
 * A table as the visitor wants to see it.
 *
 * The rows stay the server’s elements, in their slot: React neither makes nor compares thousands of cells.
 *
 * @param props Of the island.
 */
export function useTable( props: TableProps ) {
	const { id, others, columns, perPage, isRemote, words } = props;
	const { hasSearch, hasSorting, number: format } = props;
	const frame = useRef< HTMLDivElement >( null );
	const rows = useRef< Row[] >();
	const [ state, setState ] = useState( props.state );
	const [ found, setFound ] = useState( props.found );
	const [ isBusy, setBusy ] = useState( false );
	const [ isAlive, setAlive ] = useState( false );
	const shownState = useRef( state );

	const pages = countPages( found, perPage );
	const page = Math.min( Number( state.page ) || 1, pages );

	useLayoutEffect( () => {
		if ( shownState.current === state ) {
			return;
		}
		shownState.current = state;
		const body = frame.current!.querySelector( 'tbody' )!;
		if ( ! isRemote ) {
			rows.current ??= rowsOf( body, columns );
			const all = find(
				rows.current,
				state,
				columns,
				document.documentElement.lang || 'en',
				format
			);
			const last = countPages( all.length, perPage );
			const first =
				( Math.min( Number( state.page ) || 1, last ) - 1 ) * perPage;
			const shown = new Set( all.slice( first, first + perPage ) );
			for ( const row of rows.current ) {
				row.element.hidden = ! shown.has( row );
			}
			body.append(
				...new Set( [ ...all, ...rows.current ].map( toElement ) )
			);
			setFound( all.length );
			return;
		}
		const stop = new AbortController();
		setBusy( true );
		const timer = setTimeout( async () => {
			const href = hrefOf( id, others, state );
			try {
				const answer: Answer = await ask( id, href, stop.signal );
				body.innerHTML = answer.rows;
				setFound( answer.found );
				setBusy( false );
			} catch {
				if ( ! stop.signal.aborted ) {
					location.assign( href );
				}
			}
		}, REST_MS / 2 );
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
	}, [ state, columns, perPage, isRemote, id, others, format ] );

	// A page from a cache, and Back.
	useEffect( () => {
		const read = () => {
			// Not in the function below: React may call that again for the same change, and then needs the same object.
			const asked = stateIn(
				{ id, columns, hasSearch, hasSorting },
				location.search
			);
			setState( ( now ) =>
				JSON.stringify( asked ) === JSON.stringify( now ) ? now : asked
			);
		};
		read();
		setAlive( true );
		addEventListener( 'popstate', read );
		return () => removeEventListener( 'popstate', read );
	}, [ id, columns, hasSearch, hasSorting ] );

	const choose = ( change: Parameters, isTyped = false ) => {
		const next = ordered( { ...state, page: '', ...change }, columns );
		setState( next );
		history[ isTyped ? 'replaceState' : 'pushState' ](
			history.state,
			'',
			addressOf( id, location.href, next )
		);
	};

	const number = ( value: number ) => numberText( value, 0, format );
	const first = ( page - 1 ) * perPage;
	const isAsPrinted = state === props.state && found === props.found;
	const counted =
		pages > 1
			? fill(
					words.count,
					`${ number( first + 1 ) }–${ number( Math.min( found, first + perPage ) ) }`,
					number( found )
				)
			: fill( words.count, number( found ), number( props.total ) );
	const count = isAsPrinted ? props.count : counted;
	const order = sortsOf( state.sort ).map( ( [ column, direction ] ) =>
		fill( direction > 0 ? words.up : words.down, columns[ column ]?.name )
	);
	return {
		state,
		frame,
		found,
		page,
		pages,
		isBusy,
		isAlive,
		count,
		said: order.length
			? `${ count }. ${ fill( words.sorted, order.join( words.then ) ) }`
			: count,
		choose,
		download: hrefOf( id, others, {
			...ordered( { ...state, page: '' }, columns ),
			csv: '1',
		} ),
		href: ( change: Parameters ) =>
			hrefOf( id, others, ordered( { ...state, ...change }, columns ) ),
	};
}

const toElement = ( { element }: Row ) => element;
