import {
	BaseControl,
	Flex,
	FlexItem,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Field, useField, type FieldProps } from '@frontage/editor';
import { SECONDS, UNITS, split } from '../view/digits';

const SHOWN = UNITS.slice( 0, 3 );

/** A duration in days, hours and minutes; the attribute is in seconds. */
export function DurationField( { name, label, help }: FieldProps ) {
	const { value, change } = useField( name );
	const parts = split( Number( value ), SHOWN );
	const changePart = ( index: number, typed: string ) =>
		change(
			SHOWN.reduce(
				( sum, unit, at ) =>
					sum +
					SECONDS[ unit ] *
						( at === index
							? Math.max( 0, Math.floor( Number( typed ) ) || 0 )
							: ( parts[ at ] ?? 0 ) ),
				0
			)
		);
	return (
		<Field name={ name } label={ label }>
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
									label={ words()[ index ] }
									value={ String( part ) }
									onChange={ ( typed ) =>
										changePart( index, typed )
									}
								/>
							</FlexItem>
						) ) }
					</Flex>
				</fieldset>
			</BaseControl>
		</Field>
	);
}

const words = () => [
	__( 'Days', 'frontage' ),
	__( 'Hours', 'frontage' ),
	__( 'Minutes', 'frontage' ),
];
