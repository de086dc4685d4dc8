import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- Nothing else can reset settings one by one; named only here.
	__experimentalToolsPanel as ToolsPanel,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- As above.
	__experimentalToolsPanelItem as ToolsPanelItem,
} from '@wordpress/components';
import type { ReactNode } from 'react';

interface SettingsProps {
	label: string;
	/** Resets every setting of the panel. */
	onReset: () => void;
	children: ReactNode;
}

/**
 * A settings panel in the sidebar with “Reset all”.
 *
 * The only place that uses WordPress's experimental tools panel, so that a rename there is a
 * one-line change.
 */
export function Settings( { label, onReset, children }: SettingsProps ) {
	return (
		<ToolsPanel label={ label } resetAll={ onReset }>
			{ children }
		</ToolsPanel>
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
