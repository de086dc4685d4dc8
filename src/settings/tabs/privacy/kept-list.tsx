/** What is stored, where, and for how long. */
import { _n, __, sprintf } from '@wordpress/i18n';
import { Rows, Section, SettingControl, useSettings } from '../../parts';
import type { Kept } from './types';

export function KeptList( { kept }: { kept: Kept[] } ) {
	const { fields, values } = useSettings();
	const choices = fields.filter( ( { room, key } ) =>
		kept.some( ( one ) => one.room === room && one.key === key )
	);
	const daysOf = ( one: Kept ) =>
		one.key ? ( values[ one.room ]?.[ one.key ] ?? one.days ) : one.days;
	return (
		<Section
			title={ __( 'What is stored, and for how long', 'frontage' ) }
			description={ __(
				'All of it lies in your own database. No network address and no browser name of a visitor is among it.',
				'frontage'
			) }
		>
			<div className="frontage-privacy__table">
				<Rows
					label={ __( 'What is stored', 'frontage' ) }
					head={ [
						__( 'What', 'frontage' ),
						__( 'What it tells of people', 'frontage' ),
						__( 'Where', 'frontage' ),
						__( 'Kept for', 'frontage' ),
					] }
					rows={ kept.map( ( one ) => [
						one.label,
						one.about || __( 'Nothing', 'frontage' ),
						<code key="where">{ one.where }</code>,
						duration( daysOf( one ) ),
					] ) }
				/>
			</div>
			{ choices.length > 0 && (
				<div className="frontage-card frontage-privacy__days">
					{ choices.map( ( field ) => (
						<SettingControl key={ field.key } field={ field } />
					) ) }
				</div>
			) }
		</Section>
	);
}

function duration( days: unknown ): string {
	return typeof days === 'number'
		? sprintf(
				/* translators: %d: number of days. */
				_n( '%d day', '%d days', days, 'frontage' ),
				days
			)
		: __( 'Until it is removed', 'frontage' );
}
