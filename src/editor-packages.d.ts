/** What we use of WordPress's editor packages, which ship no types. */
declare module '@wordpress/commands' {
	import type { JSX } from 'react';

	/** A command of the palette. */
	interface Command {
		name: string;
		label: string;
		/** The label and further search terms. */
		searchLabel?: string;
		icon?: JSX.Element;
		callback: ( palette: { close: () => void } ) => void;
	}

	export function useCommand( command: Command ): void;
	export function useCommandLoader( loader: {
		name: string;
		/** Receives what the author has typed. */
		hook: ( query: { search: string } ) => {
			isLoading: boolean;
			commands: Command[];
		};
	} ): void;
}

declare module '@wordpress/editor' {
	import type { ComponentType, JSX, ReactNode } from 'react';

	export const PluginDocumentSettingPanel: ComponentType< {
		name: string;
		title: string;
		children: ReactNode;
	} >;
	export const PluginMoreMenuItem: ComponentType< {
		icon?: JSX.Element;
		onClick: () => void;
		children: ReactNode;
	} >;
	export const PluginPrePublishPanel: ComponentType< {
		icon?: JSX.Element;
		title: string;
		children: ReactNode;
	} >;
	export const PluginSidebar: ComponentType< {
		name: string;
		icon: JSX.Element;
		title: string;
		children: ReactNode;
	} >;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin(
		name: string,
		plugin: { render: ComponentType }
	): void;
}
