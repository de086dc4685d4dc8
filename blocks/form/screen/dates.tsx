import { SelectControl, TextControl } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

/** Days such as `2027-01-31`; empty for no limit. */
export interface Days {
	from: string;
	until: string;
}

const DAY_MS = 86_400_000;

/** A day in the site's time zone; not all of them have 24 hours. */
const dayOf = ( ago: number ) =>
	new Date(
		Date.parse( dateI18n( 'Y-m-d', new Date(), undefined ) ) - ago * DAY_MS
	)
		.toISOString()
		.slice( 0, 10 );

/** The days of each choice; those of the last one are typed. */
const spans = {
	any: () => ( { from: '', until: '' } ),
	today: () => ( { from: dayOf( 0 ), until: '' } ),
	week: () => ( { from: dayOf( 6 ), until: '' } ),
	month: () => ( { from: dayOf( 29 ), until: '' } ),
	days: ( typed: Days ) => typed,
};

type Span = keyof typeof spans;

interface Props {
	days: Days;
	onChange: ( days: Days ) => void;
}

/** Limits the list to days of the site's time zone. */
export function Dates( { days, onChange }: Props ) {
	const [ span, setSpan ] = useState< Span >( 'any' );
	const choose = ( chosen: Span ) => {
		setSpan( chosen );
		onChange( spans[ chosen ]( days ) );
	};
	return (
		<div className="frontage-inbox__dates">
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Received', 'frontage' ) }
				labelPosition="side"
				value={ span }
				options={ [
					{ value: 'any', label: __( 'Any time', 'frontage' ) },
					{ value: 'today', label: __( 'Today', 'frontage' ) },
					{ value: 'week', label: __( 'Last 7 days', 'frontage' ) },
					{ value: 'month', label: __( 'Last 30 days', 'frontage' ) },
					{ value: 'days', label: __( 'From … to …', 'frontage' ) },
				] }
				onChange={ choose }
			/>
			{ span === 'days' &&
				( [ 'from', 'until' ] as const ).map( ( end ) => (
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						key={ end }
						type="date"
						label={
							end === 'from'
								? __( 'From', 'frontage' )
								: __( 'To', 'frontage' )
						}
						value={ days[ end ] }
						onChange={ ( day ) =>
							onChange( { ...days, [ end ]: day } )
						}
					/>
				) ) }
		</div>
	);
}
