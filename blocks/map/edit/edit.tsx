import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ServerPreview, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { PinPanel } from './pin-panel';
import { withMoved, withPlace, type Place } from './place';
import { PlaceRow } from './place-row';
import { MapSettings } from './settings';

/** Buttons of a row. */
const [ UP, DOWN, REMOVE ] = [ 0, 1, 2 ];

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Returns the address of tiles that the server uses. */
function tilesIn( html: string ): string {
	const island = new DOMParser()
		.parseFromString( html, 'text/html' )
		.querySelector( 'frontage-island[name=map]' );
	const { vendor } = JSON.parse( island?.getAttribute( 'props' ) ?? '{}' );
	return vendor?.tiles ?? TILES;
}

/** The drawing as visitors see it, and the fields of the places. */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes, isSelected } = block;
	const places = attributes.places as Place[];
	const [ current, setCurrent ] = useState( 0 );
	const [ tiles, setTiles ] = useState( TILES );
	const onHtml = useCallback(
		( html: string ) => setTiles( tilesIn( html ) ),
		[]
	);
	const save = ( changed: Place[] ) =>
		setAttributes( { places: changed as Attributes[ 'places' ] } );
	const list = useRef< HTMLOListElement >( null );
	const add = useRef< HTMLButtonElement >( null );
	// Rows stay, places move between them: the focus follows, for the next press of the same button.
	const focus = ( row: number, button: number ) =>
		list
			.current!.children[ row ]?.querySelectorAll< HTMLElement >(
				'.frontage-map-editor__tools > button'
			)
			[ button ]?.focus();
	const move = ( from: number, by: number ) => {
		save( withMoved( places, from, from + by ) );
		focus( from + by, by < 0 ? UP : DOWN );
	};
	const remove = ( at: number ) => {
		if ( places.length > 1 ) {
			focus( Math.min( at, places.length - 2 ), REMOVE );
		} else {
			add.current!.focus();
		}
		save( places.filter( ( _, index ) => index !== at ) );
	};
	const isEmpty = ! places.length && ! attributes.googleMapType;
	const beside =
		attributes.listPosition === 'beside' && places.length
			? ' has-list-beside'
			: '';
	return (
		<>
			<InspectorControls>
				{ places[ current ] && (
					<PinPanel
						place={ places[ current ] }
						onChange={ ( changed ) =>
							save( withPlace( places, current, changed ) )
						}
					/>
				) }
				<MapSettings { ...block } />
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: `frontage-map is-${ attributes.shape } is-map-${ attributes.mapStyle }${ beside }`,
				} ) }
			>
				{ ! isEmpty && (
					<ServerPreview
						block="frontage/map"
						attributes={ attributes }
						empty={ null }
						onHtml={ onHtml }
					/>
				) }
				{ ( isSelected || isEmpty ) && (
					<div className="frontage-map-editor">
						<ol
							ref={ list }
							aria-label={ __( 'Places', 'frontage' ) }
						>
							{ places.map( ( place, at ) => (
								<PlaceRow
									key={ at }
									place={ place }
									number={ at + 1 }
									tiles={ tiles }
									onFocus={ () => setCurrent( at ) }
									onChange={ ( changed ) =>
										save( withPlace( places, at, changed ) )
									}
									onMove={ ( by ) => move( at, by ) }
									onRemove={ () => remove( at ) }
								/>
							) ) }
						</ol>
						<Button
							ref={ add }
							variant="primary"
							onClick={ () => save( [ ...places, {} ] ) }
						>
							{ __( 'Add place', 'frontage' ) }
						</Button>
					</div>
				) }
			</div>
		</>
	);
}
