import { useEffect, useRef, useState, type RefObject } from 'react';
import { fill } from '@frontage/lib/fill';
import { Printed } from './printed';
import type { MapProps } from './types';

interface Props extends MapProps {
	list: RefObject< HTMLOListElement >;
	/** Index of the place that is shown on the map. */
	chosen: number;
	onShow: ( place: number ) => void;
	/** Called with the places that match, and with their number in words. */
	onFilter: ( shown: number[], text: string ) => void;
}

/** Writes a text without accents and capitals, so that “muller” finds “Müller”. */
const folded = ( text: string ) =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLocaleLowerCase();

/** The list of places and its search; the items stay the server's. Must match `Place_List` in PHP. */
export function Places( props: Props ) {
	const { places, words, list, chosen } = props;
	const [ hidden, setHidden ] = useState( new Set< number >() );
	const search = ( typed: string ) => {
		const wanted = folded( typed ).split( /\s+/ );
		const texts = [ ...list.current!.children ].map( ( item ) =>
			folded(
				[
					...item.querySelectorAll(
						'.frontage-map__name, .frontage-map__address, .frontage-map__description'
					),
				]
					.map( ( part ) => part.textContent )
					.join( ' ' )
			)
		);
		const shown: number[] = [];
		const others = new Set< number >();
		texts.forEach( ( text, index ) =>
			wanted.every( ( word ) => text.includes( word ) )
				? shown.push( index )
				: others.add( index )
		);
		setHidden( others );
		props.onFilter( shown, countOf( shown.length ) );
	};
	// The buttons are the server's.
	const show = useRef( props.onShow );
	show.current = props.onShow;
	useEffect( () => {
		const press = ( { target }: Event ) => {
			const { place } =
				( target as Element ).closest< HTMLElement >( '[data-place]' )
					?.dataset ?? {};
			if ( place ) {
				show.current( Number( place ) );
			}
		};
		const items = list.current!;
		items.addEventListener( 'click', press );
		return () => items.removeEventListener( 'click', press );
	}, [ list ] );
	const countOf = ( found: number ) => {
		const locale = document.documentElement.lang || 'en';
		return found
			? fill(
					words.count,
					found.toLocaleString( locale ),
					places.length.toLocaleString( locale )
				)
			: words.none;
	};
	return (
		<div className="frontage-map__places">
			{ props.hasSearch && (
				// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The field is inside.
				<label className="frontage-map__search">
					<span>{ words.search }</span>
					<input
						type="search"
						className="frontage-map__input"
						defaultValue=""
						autoComplete="off"
						onChange={ ( { target } ) => search( target.value ) }
					/>
				</label>
			) }
			<ol className="frontage-map__list" ref={ list }>
				{ places.map( ( _, index ) => (
					<Printed
						key={ index }
						as="li"
						className={ `frontage-map__place${
							index === chosen ? ' is-chosen' : ''
						}` }
						hidden={ hidden.has( index ) }
					/>
				) ) }
			</ol>
			{ hidden.size === places.length && (
				<p className="frontage-map__none">{ words.none }</p>
			) }
		</div>
	);
}
