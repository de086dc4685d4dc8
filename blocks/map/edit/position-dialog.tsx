import { Button, Modal, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { coordinatesIn, type Pair } from './coordinates';
import { PositionMap } from './position-map';

interface Props {
	name: string;
	/** Coordinates as text; empty without any. */
	text: string;
	/** Address of tiles. */
	tiles: string;
	onChoose: ( pair: Pair ) => void;
	onClose: () => void;
}

const DECIMALS = 6;

/** Whether the author has agreed to load tiles, until the editor is left. */
let mayLoad = false;

/** Where a place is: on a map, or as numbers. */
export function PositionDialog( props: Props ) {
	const [ text, setText ] = useState( props.text );
	const [ isAllowed, allow ] = useState( mayLoad );
	const pair = coordinatesIn( text );
	const host = new URL( props.tiles.replace( /[{}]/g, '' ) ).host;
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: name of a place. */
				__( 'Position of %s', 'frontage' ),
				props.name || __( 'the place', 'frontage' )
			) }
			onRequestClose={ props.onClose }
			size="large"
		>
			<div className="frontage-map-position">
				{ isAllowed ? (
					<PositionMap
						tiles={ props.tiles }
						at={
							pair && [ Number( pair[ 0 ] ), Number( pair[ 1 ] ) ]
						}
						onMove={ ( at ) =>
							setText(
								at
									.map( ( one ) => +one.toFixed( DECIMALS ) )
									.join( ', ' )
							)
						}
					/>
				) : (
					<div className="frontage-map-position__ask">
						<p>
							{ sprintf(
								/* translators: %s: host name, such as “tile.openstreetmap.org”. */
								__(
									'The map comes from %s. If you load it, your browser connects to this server.',
									'frontage'
								),
								host
							) }
						</p>
						<Button
							variant="secondary"
							onClick={ () => {
								mayLoad = true;
								allow( true );
							} }
						>
							{ __( 'Load map', 'frontage' ) }
						</Button>
					</div>
				) }
				<p>
					{ __(
						'Drag the pin, move it with the arrow keys, or click on the map.',
						'frontage'
					) }
				</p>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Coordinates', 'frontage' ) }
					value={ text }
					onChange={ setText }
				/>
				<div className="frontage-map-position__actions">
					<Button variant="tertiary" onClick={ props.onClose }>
						{ __( 'Cancel', 'frontage' ) }
					</Button>
					<Button
						variant="primary"
						disabled={ ! pair }
						accessibleWhenDisabled
						onClick={ () => {
							if ( pair ) {
								props.onChoose( pair );
								props.onClose();
							}
						} }
					>
						{ __( 'Use this position', 'frontage' ) }
					</Button>
				</div>
			</div>
		</Modal>
	);
}
