/** Author tools in the block editor: cost panel, copying styles, commands, the guide, live values, and links to a block. */
import { registerPlugin } from '@wordpress/plugins';
import { addValues } from './bindings/panel';
import { Commands } from './commands/commands';
import { FrontageGuide } from './guide/guide';
import { ConvertMenu } from './convert/menu';
import { CopyStyleMenu } from './styles/menu';
import { addMeter } from './meter/block-panel';
import { BeforePublishing, PageSidebar } from './meter/page-sidebar';
import { NamedBlock } from './named/named-block';
import { addViews } from './orders/views';
import { PopupPanel } from './popup/panel';
import './help.scss';

addMeter();
addValues();
addViews();

registerPlugin( 'frontage', {
	render: () => (
		<>
			<PageSidebar />
			<BeforePublishing />
			<CopyStyleMenu />
			<ConvertMenu />
			<Commands />
			<FrontageGuide />
			<PopupPanel />
			<NamedBlock />
		</>
	),
} );
