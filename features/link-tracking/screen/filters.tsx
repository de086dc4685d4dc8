import { SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { typeNames } from './names';

const PERIODS = [ 7, 30, 90, 365 ];

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
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				hideLabelFromVision
				label={ __( 'Period', 'frontage' ) }
				value={ `${ days }` }
				options={ PERIODS.map( ( period ) => ( {
					value: `${ period }`,
					label: sprintf(
						/* translators: %d: number of days. */
						_n( 'Last %d day', 'Last %d days', period, 'frontage' ),
						period
					),
				} ) ) }
				onChange={ ( period ) => onDays( Number( period ) ) }
			/>
		</>
	);
}
