import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Field } from './field';
import { NumberInput } from './number-input';
import type { Editing } from './use-draft';

const MOST_PIXELS = 4000;
const MOST_LABEL = 60;

/** The size that is kept free, and the label above an ad. */
export function Box( { draft: { settings }, problem, set }: Editing ) {
	return (
		<>
			<div className="frontage-ads__pair">
				<Field name="width" problem={ problem }>
					<NumberInput
						label={ __( 'Width in pixels', 'frontage' ) }
						value={ settings.width }
						max={ MOST_PIXELS }
						onChange={ ( width ) => set( { width } ) }
					/>
				</Field>
				<Field name="height" problem={ problem }>
					<NumberInput
						label={ __( 'Height in pixels', 'frontage' ) }
						value={ settings.height }
						max={ MOST_PIXELS }
						onChange={ ( height ) => set( { height } ) }
					/>
				</Field>
			</div>
			<p className="frontage-ads__note">
				{ settings.kind === 'image'
					? __(
							'Leave both empty for the size of the image. The place is kept free while the page loads.',
							'frontage'
						)
					: __(
							'The place is kept free while the page loads, so that nothing jumps.',
							'frontage'
						) }
			</p>
			<Field name="hasLabel" problem={ problem }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show a label above the ad', 'frontage' ) }
					help={ __(
						'Many countries require ads to be marked.',
						'frontage'
					) }
					checked={ settings.hasLabel }
					onChange={ ( hasLabel ) => set( { hasLabel } ) }
				/>
			</Field>
			{ settings.hasLabel && (
				<Field name="label" problem={ problem }>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Label', 'frontage' ) }
						placeholder={ __( 'Advertisement', 'frontage' ) }
						maxLength={ MOST_LABEL }
						value={ settings.label }
						onChange={ ( label ) => set( { label } ) }
					/>
				</Field>
			) }
		</>
	);
}
