import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { State } from './types';

const ICONS = { good: 'yes-alt', warn: 'info', bad: 'warning' } as const;

/** Returns the label of a state. */
export const wordFor = ( state: State ): string =>
	( {
		good: __( 'Good', 'frontage' ),
		warn: __( 'Could be improved', 'frontage' ),
		bad: __( 'Needs attention', 'frontage' ),
	} )[ state ];

/** A state as an icon and a word, so that it does not depend on color. */
export function StateMark( { state }: { state: State } ) {
	return (
		<span className="frontage-state" data-state={ state }>
			<Icon icon={ ICONS[ state ] } />
			{ wordFor( state ) }
		</span>
	);
}
