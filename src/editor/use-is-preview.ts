import { useSelect } from '@wordpress/data';
import { blockEditor } from './blocks';

/** The editor's settings of what can only be looked at, by its name in older and in newer versions of WordPress. */
interface Settings {
	isPreviewMode?: boolean;
	__unstableIsPreviewMode?: boolean;
}

/**
 * Returns whether the block is only looked at, as in the inserter or in the list of patterns: nothing can be edited or set up
 * there, so that a block shows what it will be, not what it still needs.
 */
export const useIsPreview = (): boolean =>
	useSelect( ( select ) => {
		const settings = blockEditor( select ).getSettings() as Settings;
		return !! (
			settings.isPreviewMode ?? settings.__unstableIsPreviewMode
		);
	}, [] );

/**
 * Returns a function for text that visitors see in place of what the author did not write. The editor shows it as a placeholder,
 * but previews show no placeholders, so that a button would be empty.
 */
export function useWritten(): ( written: string, printed: string ) => string {
	const isPreview = useIsPreview();
	return ( written, printed ) => written || ( isPreview ? printed : '' );
}
