import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PeriodSelect } from '@frontage/settings/parts';
import { typeNames } from './names';

interface Props {
	days: number;
	type: string;
	onDays: ( days: number ) => void;
	onType: ( type: string ) => void;
}

/** What the report is about: a period, and a type of link. */
export function Filters( { days, type, onDays, onType }: Props ) {
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				hideLabelFromVision
				label={ __( 'Type', 'frontage' ) }
				value={ type }
				options={ [
					{ value: '', label: __( 'All types', 'frontage' ) },
					...Object.entries( typeNames() ).map(
						( [ value, label ] ) => ( { value, label } )
					),
				] }
				onChange={ onType }
			/>
			<PeriodSelect days={ days } onChange={ onDays } />
		</>
	);
}
