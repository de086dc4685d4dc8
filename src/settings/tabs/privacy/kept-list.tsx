import { _n, __, sprintf } from '@wordpress/i18n';
import { Rows, Section, SettingControl, useSettings } from '../../parts';
import type { Kept } from './types';

/** The data stored, where, and for how long. */
export function KeptList( { kept }: { kept: Kept[] } ) {
	return (
		<Section
			title={ __( 'What is stored and for how long', 'frontage' ) }
			description={ __(
				'All data is stored in your own database. It does not include visitors’ IP addresses or browser names.',
				'frontage'
			) }
		>
			<Table kept={ kept } />
			<Choices kept={ kept } />
		</Section>
	);
}

function Table( { kept }: { kept: Kept[] } ) {
	const { values } = useSettings();
	const daysOf = ( { module, key, days }: Kept ) =>
		( key && values[ module ]?.[ key ] ) || days;
	return (
		<div className="frontage-privacy__table">
			<Rows
				label={ __( 'Stored data', 'frontage' ) }
				head={ [
					__( 'Data', 'frontage' ),
					__( 'Personal data', 'frontage' ),
					__( 'Where', 'frontage' ),
					__( 'Kept for', 'frontage' ),
				] }
				rows={ kept.map( ( one ) => [
					one.label,
					one.about || __( 'None', 'frontage' ),
					<code key="where">{ one.where }</code>,
					duration( daysOf( one ) ),
				] ) }
			/>
		</div>
	);
}

function Choices( { kept }: { kept: Kept[] } ) {
	const { fields } = useSettings();
	const choices = fields.filter( ( { module, key } ) =>
		kept.some( ( one ) => one.module === module && one.key === key )
	);
	return (
		choices.length > 0 && (
			<div className="frontage-card frontage-privacy__days">
				{ choices.map( ( field ) => (
					<SettingControl key={ field.key } field={ field } />
				) ) }
			</div>
		)
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
