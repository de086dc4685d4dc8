import {
	PanelBody,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- Nothing else can reset settings one by one; named only here.
	__experimentalToolsPanel as ToolsPanel,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- As above.
	__experimentalToolsPanelItem as ToolsPanelItem,
} from '@wordpress/components';
import type { ReactNode, Ref } from 'react';
import './settings.scss';

interface SettingsProps {
	label: string;
	/** Resets every setting of the panel. */
	onReset: () => void;
	/** Makes the panel collapsible; false closes it at first. Settings that were changed should be open. */
	initialOpen?: boolean;
	/** Of a collapsible panel; see `useKeptLast()`. */
	panelRef?: Ref< HTMLDivElement >;
	children: ReactNode;
}

/**
 * A settings panel in the sidebar with “Reset all”.
 *
 * The only place that uses WordPress's experimental tools panel, so that a rename there is a
 * one-line change. That panel cannot be collapsed: a collapsible one has core's panel around it,
 * whose title replaces its own, while its menu stays in the same line.
 */
export function Settings( props: SettingsProps ) {
	const { label, onReset, initialOpen, panelRef, children } = props;
	const settings = (
		<ToolsPanel
			className="frontage-settings__list"
			label={ label }
			resetAll={ onReset }
		>
			{ children }
		</ToolsPanel>
	);
	return initialOpen === undefined ? (
		settings
	) : (
		<PanelBody
			ref={ panelRef }
			className="frontage-settings"
			title={ label }
			initialOpen={ initialOpen }
		>
			{ settings }
		</PanelBody>
	);
}

interface SettingProps {
	label: string;
	isSet: boolean;
	onReset: () => void;
	children: ReactNode;
}

/** One setting, always shown, with its own reset. */
export function Setting( { label, isSet, onReset, children }: SettingProps ) {
	return (
		<ToolsPanelItem
			label={ label }
			hasValue={ () => isSet }
			onDeselect={ onReset }
			isShownByDefault
		>
			{ children }
		</ToolsPanelItem>
	);
}
