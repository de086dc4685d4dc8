import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button, TextControl, TextareaControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import { AddressField } from './address-field';
import { coordinatesIn, type Pair } from './coordinates';
import { coordinatesOf, type Place } from './place';
import { PositionDialog } from './position-dialog';

interface Props {
	place: Place;
	number: number;
	tiles: string;
	onChange: ( changed: Partial< Place > ) => void;
	onFocus: () => void;
	onMove: ( by: number ) => void;
	onRemove: () => void;
}

/** The fields of a place. */
export function PlaceRow( props: Props ) {
	const { place, number, onChange } = props;
	const saved = coordinatesOf( place );
	const [ typed, setTyped ] = useState( saved );
	const [ isPlacing, setPlacing ] = useState( false );
	// What an author is typing stays as it is: “51.5, -0” is on the way to “51.5, -0.12”.
	useEffect(
		() =>
			setTyped( ( text ) =>
				coordinatesIn( text )?.join( ', ' ) === saved ? text : saved
			),
		[ saved ]
	);
	const { __unstableMarkLastChangeAsPersistent: endUndoStep } =
		useDispatch( blockEditorStore );
	const put = ( [ latitude, longitude ]: Pair ) =>
		onChange( { pin_latitude: latitude, pin_longitude: longitude } );
	// One undo takes back the choice, and not what was typed before it.
	const choose = ( pair: Pair ) => {
		endUndoStep();
		put( pair );
		endUndoStep();
	};
	return (
		<li className="frontage-map-editor__place" onFocus={ props.onFocus }>
			<span className="frontage-map-editor__number" aria-hidden="true">
				{ number }
			</span>
			<div className="frontage-map-editor__fields">
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Name', 'frontage' ) }
					value={ place.pin_item_title ?? '' }
					onChange={ ( text ) =>
						onChange( { pin_item_title: text } )
					}
				/>
				<AddressField
					address={ place.address ?? '' }
					onChange={ ( address ) => onChange( { address } ) }
					onFound={ choose }
				/>
				<div className="frontage-map-editor__line">
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Coordinates', 'frontage' ) }
						placeholder="47.8003, 13.0436"
						help={
							typed && ! coordinatesIn( typed )
								? __(
										'Enter latitude and longitude, or paste the address of a map.',
										'frontage'
									)
								: undefined
						}
						value={ typed }
						onChange={ ( text ) => {
							setTyped( text );
							const pair = coordinatesIn( text );
							if ( pair ) {
								put( pair );
							} else if ( ! text.trim() ) {
								put( [ '', '' ] );
							}
						} }
					/>
					<Button
						variant="secondary"
						onClick={ () => setPlacing( true ) }
					>
						{ __( 'Place on the map', 'frontage' ) }
					</Button>
				</div>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Description', 'frontage' ) }
					rows={ 2 }
					value={ place.pin_item_description ?? '' }
					onChange={ ( text ) =>
						onChange( { pin_item_description: text } )
					}
				/>
			</div>
			<div className="frontage-map-editor__tools">
				<Button
					icon={ chevronUp }
					label={ __( 'Move up', 'frontage' ) }
					onClick={ () => props.onMove( -1 ) }
				/>
				<Button
					icon={ chevronDown }
					label={ __( 'Move down', 'frontage' ) }
					onClick={ () => props.onMove( 1 ) }
				/>
				<Button
					icon={ trash }
					label={ __( 'Remove place', 'frontage' ) }
					onClick={ props.onRemove }
				/>
			</div>
			{ isPlacing && (
				<PositionDialog
					name={ place.pin_item_title ?? '' }
					text={ saved }
					tiles={ props.tiles }
					onChoose={ choose }
					onClose={ () => setPlacing( false ) }
				/>
			) }
		</li>
	);
}
