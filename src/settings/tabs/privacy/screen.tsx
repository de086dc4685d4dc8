import { __ } from '@wordpress/i18n';
import {
	ErrorNotice,
	Loading,
	SaveBar,
	Section,
	useRest,
	useSettings,
} from '../../parts';
import { ConsentChoice } from './consent-choice';
import { KeptList } from './kept-list';
import { Others } from './others';
import './privacy.scss';
import type { Privacy } from './types';

/** Consent, stored data and third parties. */
export function Screen() {
	const { data, error, reload } = useRest< Privacy >( 'privacy' );
	const settings = useSettings();
	const wrong = error ?? settings.error;
	if ( wrong ) {
		const retry = () => {
			reload();
			settings.reload();
		};
		return <ErrorNotice error={ wrong } onRetry={ retry } />;
	}
	if ( ! data || settings.isLoading ) {
		return <Loading />;
	}
	return (
		<>
			<ConsentChoice hasApi={ data.consent.hasApi } />
			<KeptList kept={ data.kept } />
			<Others others={ data.thirdParties } />
			<Requests links={ data.links } />
			<SaveBar modules={ [ 'frontage' ] } />
		</>
	);
}

function Requests( { links }: Pick< Privacy, 'links' > ) {
	return (
		<Section
			title={ __( 'Requests and your privacy policy', 'frontage' ) }
			description={ __(
				'Frontage supports WordPress’s privacy tools: you can use them to export and erase a person’s data, and the policy guide includes text that matches what you have turned on.',
				'frontage'
			) }
		>
			<ul className="frontage-privacy__links">
				<li>
					<a href={ links.export }>
						{ __( 'Export personal data', 'frontage' ) }
					</a>
				</li>
				<li>
					<a href={ links.erase }>
						{ __( 'Erase personal data', 'frontage' ) }
					</a>
				</li>
				<li>
					<a href={ links.policy }>
						{ __( 'Text for your privacy policy', 'frontage' ) }
					</a>
				</li>
			</ul>
		</Section>
	);
}
