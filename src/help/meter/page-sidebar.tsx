import { PanelBody } from '@wordpress/components';
import { PluginPrePublishPanel, PluginSidebar } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { useReport } from '../check/watch';
import { Cost } from './cost';
import { FindingList } from './finding-list';
import { meterIcon } from './icon';

const NAME = 'page';

/** Name of the sidebar in the editor. */
export const PAGE_SIDEBAR = `frontage/${ NAME }`;

/** The cost and issues of the whole page, in a separate sidebar that stays open between blocks. */
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
	const { blocks, count, findings } = useReport();
	return (
		<div className="frontage-page-meter">
			<PanelBody title={ __( 'Performance', 'frontage' ) }>
				<Cost blocks={ blocks } />
				<p className="frontage-cost__note">
					{ sprintf(
						/* translators: %d: number of blocks. */
						__(
							'Frontage blocks on this page: %d. Shared files are counted once. Scripts and styles, compressed; features of the whole site and the blocks’ own HTML are not included.',
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

/** Lists problems before publishing; hidden if there are none. */
export const BeforePublishing = () => (
	<PluginPrePublishPanel
		icon={ meterIcon }
		title={ __( 'Frontage: issues', 'frontage' ) }
	>
		<Findings />
	</PluginPrePublishPanel>
);

const Findings = () => <FindingList findings={ useReport().findings } />;
