/** The facts of one section, each with its state and what to do. */
import { __ } from '@wordpress/i18n';
import { Rows } from '../../parts';
import { StateMark } from './state-mark';
import type { Told } from './types';

export function SectionRows( { section }: { section: Told } ) {
	return (
		<Rows
			label={ section.title }
			head={ [
				__( 'What', 'frontage' ),
				__( 'Found', 'frontage' ),
				__( 'State', 'frontage' ),
			] }
			rows={ section.rows.map( ( { label, value, state, advice } ) => [
				label,
				<>
					{ value }
					{ advice && (
						<small className="frontage-advice">{ advice }</small>
					) }
				</>,
				<StateMark key="state" state={ state } />,
			] ) }
		/>
	);
}
