import { Button, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { scheduled } from '@wordpress/icons';
import { DateButton } from './date';
import type { Panel } from './panels';

/**
 * The placeholder until an end is chosen.
 *
 * @param panel Attributes and setter.
 */
export function EditEmpty( panel: Panel ) {
	return (
		<Placeholder
			icon={ scheduled }
			label={ __( 'Countdown', 'frontage' ) }
			instructions={ __( 'When does the countdown end?', 'frontage' ) }
		>
			<DateButton variant="primary" { ...panel } />
			<Button
				variant="secondary"
				__next40pxDefaultSize
				onClick={ () => panel.setAttributes( { kind: 'evergreen' } ) }
			>
				{ __( 'Per visitor', 'frontage' ) }
			</Button>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				onClick={ () => panel.setAttributes( { kind: 'recurring' } ) }
			>
				{ __( 'Daily or weekly', 'frontage' ) }
			</Button>
		</Placeholder>
	);
}
