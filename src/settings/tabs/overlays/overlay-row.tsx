import { FormToggle } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { Chart } from './chart';
import { MoveButtons, type Move } from './move-buttons';
import { OverlayMenu } from './overlay-menu';
import { PlaceList } from './place-list';
import type { Answer, Overlay } from './types';
import type { Changes } from './use-overlays';
import { kindOf, stateOf, titleOf, whenOf } from './labels';

interface Props {
	overlay: Overlay;
	answer: Answer;
	changes: Changes;
	/** Missing where the order does not matter. */
	move?: Move;
}

/** One overlay: what it is, when it opens, where it is, and how often it was opened. */
export function OverlayRow( { overlay, answer, changes, move }: Props ) {
	const id = useId();
	const state = stateOf( overlay );
	return (
		<li className={ `frontage-overlay${ overlay.isNow ? '' : ' is-off' }` }>
			<div className="frontage-overlay__head">
				{ move && (
					<MoveButtons title={ titleOf( overlay ) } { ...move } />
				) }
				<div className="frontage-overlay__words">
					<h4 id={ id }>{ titleOf( overlay ) }</h4>
					<p className="frontage-overlay__kind">
						{ kindOf( overlay ) }
						<code>#{ overlay.id }</code>
						{ state && <strong>{ state }</strong> }
					</p>
					<p>{ whenOf( overlay, answer ) }</p>
				</div>
				<div className="frontage-overlay__tools">
					<span aria-hidden="true">
						{ overlay.isOn
							? __( 'On', 'frontage' )
							: __( 'Off', 'frontage' ) }
					</span>
					<FormToggle
						checked={ overlay.isOn }
						aria-labelledby={ id }
						onChange={ () =>
							void changes.turn( overlay, ! overlay.isOn )
						}
					/>
					<OverlayMenu
						overlay={ overlay }
						timezone={ answer.timezone }
						changes={ changes }
					/>
				</div>
			</div>
			<PlaceList overlay={ overlay } />
			{ overlay.counts && (
				<Chart
					overlay={ overlay }
					counts={ overlay.counts }
					days={ answer.days }
				/>
			) }
		</li>
	);
}
