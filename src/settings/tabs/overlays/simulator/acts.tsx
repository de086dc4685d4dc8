import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { Act } from '@frontage/simulation/types';
import { sayTime } from '../../../queue/labels';

const names = (): Record< Act[ 'do' ], string > => ( {
	touch: __( 'Clicks on the page', 'frontage' ),
	scroll: __( 'Scrolls', 'frontage' ),
	leave: __( 'Moves the mouse out of the page', 'frontage' ),
	upward: __( 'Scrolls up fast by touch', 'frontage' ),
	back: __( 'Presses Back', 'frontage' ),
	close: __( 'Closes what is open', 'frontage' ),
} );

/** Returns an act in words. */
export const sayAct = ( { do: what, value = 0 }: Act ): string =>
	what === 'scroll'
		? /* translators: %d: a percentage. */
			sprintf( __( 'Scrolls to %d%% of the page', 'frontage' ), value )
		: names()[ what ];

interface Props {
	acts: Act[];
	/** Time on the slider, in seconds. */
	time: number;
	/** Most seconds that an act can have. */
	length: number;
	onChange: ( acts: Act[] ) => void;
}

/** What the visitor does, each at its time. */
export function Acts( { acts, time, length, onChange }: Props ) {
	return (
		<fieldset className="frontage-card frontage-simulator__acts">
			<legend>{ __( 'What the visitor does', 'frontage' ) }</legend>
			{ acts.length === 0 && (
				<p className="frontage-empty">
					{ __(
						'Nothing. Most popups wait until the visitor does something.',
						'frontage'
					) }
				</p>
			) }
			<ol>
				{ acts.map( ( act, index ) => (
					<li key={ index }>
						<span>{ sayTime( act.at * 1000 ) }</span>
						<span>{ sayAct( act ) }</span>
						<Button
							variant="link"
							isDestructive
							aria-label={ sprintf(
								/* translators: 1: what a visitor does, 2: a time such as “5.0 s”. */
								__( 'Remove “%1$s” at %2$s', 'frontage' ),
								sayAct( act ),
								sayTime( act.at * 1000 )
							) }
							onClick={ () =>
								onChange(
									acts.filter( ( one ) => one !== act )
								)
							}
						>
							{ __( 'Remove', 'frontage' ) }
						</Button>
					</li>
				) ) }
			</ol>
			<AddAct
				time={ time }
				length={ length }
				onAdd={ ( act ) =>
					onChange( [ ...acts, act ].sort( ( a, b ) => a.at - b.at ) )
				}
			/>
		</fieldset>
	);
}

interface AddProps {
	time: number;
	length: number;
	onAdd: ( act: Act ) => void;
}

const HALF = 50;

function AddAct( { time, length, onAdd }: AddProps ) {
	const [ what, setWhat ] = useState< Act[ 'do' ] >( 'scroll' );
	const [ percent, setPercent ] = useState( HALF );
	const [ typed, setTyped ] = useState< string >();
	const at = Math.min( Math.max( Number( typed ?? time ) || 0, 0 ), length );
	return (
		<div className="frontage-simulator__add">
			<SelectControl
				label={ __( 'Action', 'frontage' ) }
				value={ what }
				options={ Object.entries( names() ).map(
					( [ value, label ] ) => ( { value, label } )
				) }
				onChange={ ( value ) => setWhat( value as Act[ 'do' ] ) }
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
			{ what === 'scroll' && (
				<TextControl
					label={ __( 'Percent', 'frontage' ) }
					type="number"
					min={ 0 }
					max={ 100 }
					value={ String( percent ) }
					onChange={ ( text ) =>
						setPercent(
							Math.min(
								Math.max( parseInt( text, 10 ) || 0, 0 ),
								100
							)
						)
					}
					__nextHasNoMarginBottom
					__next40pxDefaultSize
				/>
			) }
			<TextControl
				label={ __( 'At second', 'frontage' ) }
				type="number"
				min={ 0 }
				max={ length }
				step={ 0.5 }
				value={ typed ?? String( time ) }
				onChange={ setTyped }
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
			<Button
				variant="secondary"
				onClick={ () => {
					setTyped( undefined );
					onAdd( {
						at,
						do: what,
						...( what === 'scroll' && { value: percent } ),
					} );
				} }
				__next40pxDefaultSize
			>
				{ __( 'Add action', 'frontage' ) }
			</Button>
		</div>
	);
}
