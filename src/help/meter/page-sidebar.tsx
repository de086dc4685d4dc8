/** The meter of the whole page, in a sidebar of its own, so that it stays while one goes from finding to finding. */
import { PanelBody } from '@wordpress/components';
import { PluginPrePublishPanel, PluginSidebar } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { useReport } from '../check/watch';
import { CostRows } from './cost-rows';
import { FindingList } from './finding-list';
import { meterIcon } from './icon';

const NAME = 'page';

/** As the editor knows it. */
export const PAGE_SIDEBAR = `frontage/${ NAME }`;

export const PageSidebar = () => (
	<PluginSidebar
		name={ NAME }
		icon={ meterIcon }
		title={ __( 'Frontage: cost and access', 'frontage' ) }
	>
		<PageMeter />
	</PluginSidebar>
);

function PageMeter() {
	const { cost, count, thirdParties, findings } = useReport();
	return (
		<div className="frontage-page-meter">
			<PanelBody title={ __( 'What this page costs', 'frontage' ) }>
				<CostRows cost={ cost } thirdParties={ thirdParties } />
				<p className="frontage-cost__note">
					{ sprintf(
						/* translators: %d: how many blocks. */
						__(
							'Frontage blocks on this page: %d. What several of them share is counted once; sizes are compressed.',
							'frontage'
						),
						count
					) }
				</p>
			</PanelBody>
			<PanelBody title={ __( 'Findings', 'frontage' ) }>
				<FindingList findings={ findings } />
			</PanelBody>
		</div>
	);
}

/** Problems once more before publishing; nothing where there are none. */
export const BeforePublishing = () => (
	<PluginPrePublishPanel
		icon={ meterIcon }
		title={ __( 'Frontage: findings', 'frontage' ) }
	>
		<Findings />
	</PluginPrePublishPanel>
);

const Findings = () => <FindingList findings={ useReport().findings } />;
