/** What forms say, in the owner's own words. */
import { __ } from '@wordpress/i18n';
import { Section, SettingControl, useSettings } from '../../parts';

const PREFIX = 'word_';

export function Words() {
	const { fields } = useSettings();
	return (
		<Section
			title={ __( 'What forms say', 'frontage' ) }
			description={
				/* translators: %s stands there as it is. */
				__(
					'Above each field stands what your forms say by themselves. Write your own words where you want others; %s is filled in. A single form can still say something else: that is set in its sidebar.',
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
