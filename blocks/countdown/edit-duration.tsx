import {
	BaseControl,
	Flex,
	FlexItem,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SECONDS, UNITS, split } from './digits';

interface Props {
	label: string;
	help?: string;
	/** Seconds. */
	value: number;
	onChange: ( seconds: number ) => void;
}

const SHOWN = UNITS.slice( 0, 3 );

/**
 * A stretch of time in days, hours and minutes.
 *
 * @param props          The control.
 * @param props.label    What the time is.
 * @param props.help     What it means.
 * @param props.value    Seconds.
 * @param props.onChange Gets the seconds.
 */
export function DurationControl( { label, help, value, onChange }: Props ) {
	const parts = split( value, SHOWN );
	const words = [
		__( 'Days', 'frontage' ),
		__( 'Hours', 'frontage' ),
		__( 'Minutes', 'frontage' ),
	];
	const change = ( index: number, typed: string ) =>
		onChange(
			parts.reduce(
				( sum, part, at ) =>
					sum +
					SECONDS[ SHOWN[ at ] ] *
						( at === index
							? Math.max( 0, Math.floor( Number( typed ) ) || 0 )
							: part ),
				0
			)
		);
	return (
		<BaseControl __nextHasNoMarginBottom help={ help }>
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ label }
				</BaseControl.VisualLabel>
				<Flex align="flex-start">
					{ parts.map( ( part, index ) => (
						<FlexItem key={ SHOWN[ index ] } isBlock>
							<TextControl
								__nextHasNoMarginBottom
								__next40pxDefaultSize
								type="number"
								min={ 0 }
								label={ words[ index ] }
								value={ String( part ) }
								onChange={ ( typed ) => change( index, typed ) }
							/>
						</FlexItem>
					) ) }
				</Flex>
			</fieldset>
		</BaseControl>
	);
}
