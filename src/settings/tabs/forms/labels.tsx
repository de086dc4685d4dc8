import { __ } from '@wordpress/i18n';
import { Section, SettingControl, useSettings } from '../../parts';

const PREFIX = 'word_';

/** Custom messages of forms. */
export function Labels() {
	const { fields } = useSettings();
	return (
		<Section
			title={ __( 'Form text', 'frontage' ) }
			description={
				/* translators: %s: shown unchanged. */
				__(
					'Each field shows the default text in gray. To replace it, enter your own text; %s is filled in automatically. You can still change the text of a single form in its sidebar.',
					'frontage'
				)
			}
		>
			<div className="frontage-card frontage-forms__words">
				{ fields
					.filter( ( { key } ) => key.startsWith( PREFIX ) )
					.map( ( field ) => (
						<SettingControl key={ field.key } field={ field } />
					) ) }
			</div>
		</Section>
	);
}
