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

/** The meter of the whole page, in a sidebar of its own, so that it stays while one goes from finding to finding. */
export const PageSidebar = () => (
	<PluginSidebar
		name={ NAME }
		icon={ meterIcon }
		title={ __( 'Frontage: performance and accessibility', 'frontage' ) }
	>
		<PageMeter />
	</PluginSidebar>
);

function PageMeter() {
	const { cost, count, thirdParties, findings } = useReport();
	return (
		<div className="frontage-page-meter">
			<PanelBody title={ __( 'Performance', 'frontage' ) }>
				<CostRows cost={ cost } thirdParties={ thirdParties } />
				<p className="frontage-cost__note">
					{ sprintf(
						/* translators: %d: how many blocks. */
						__(
							'Frontage blocks on this page: %d. Shared files are counted once. Sizes are compressed.',
							'frontage'
						),
						count
					) }
				</p>
			</PanelBody>
			<PanelBody title={ __( 'Issues', 'frontage' ) }>
				<FindingList findings={ findings } />
			</PanelBody>
		</div>
	);
}

/** Problems once more before publishing; nothing where there are none. */
export const BeforePublishing = () => (
	<PluginPrePublishPanel
		icon={ meterIcon }
		title={ __( 'Frontage: issues', 'frontage' ) }
	>
		<Findings />
	</PluginPrePublishPanel>
);

const Findings = () => <FindingList findings={ useReport().findings } />;
