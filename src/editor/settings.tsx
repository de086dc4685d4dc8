import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- Nothing else can reset settings one by one; named only here.
	__experimentalToolsPanel as ToolsPanel,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- As above.
	__experimentalToolsPanelItem as ToolsPanelItem,
} from '@wordpress/components';
import type { ReactNode } from 'react';

interface SettingsProps {
	label: string;
	/** Puts every setting of the panel back. */
	onReset: () => void;
	children: ReactNode;
}

/**
 * Settings in the sidebar that can be reset one by one.
 *
 * The only place that names WordPress's experimental tools panel, so that a change of its
 * name is one line.
 *
 * A panel of settings with “Reset all”.
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
