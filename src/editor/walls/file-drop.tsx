import { DropZone, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ClipboardEvent } from 'react';
import { useUploads, type UploadedFile } from './use-uploads';

/**
 * Lets authors add files to a filled wall: dropped on it, or pasted while it is selected.
 *
 * @param allowedTypes Such as `image`.
 * @param onAdd        Receives files that are in the media library.
 * @return A listener for the block's element, and what stands in it.
 */
export function useFileDrop(
	allowedTypes: readonly string[],
	onAdd: ( files: UploadedFile[] ) => void
) {
	const { waiting, upload } = useUploads( allowedTypes, onAdd );
	const onPaste = ( event: ClipboardEvent ) => {
		const files = [ ...event.clipboardData.files ];
		if ( files.length ) {
			// Otherwise the editor would replace the block by the files.
			event.preventDefault();
			upload( files );
		}
	};
	return {
		onPaste,
		dropZone: (
			<DropZone
				label={ __( 'Drop files to add them', 'frontage' ) }
				onFilesDrop={ upload }
			/>
		),
		progress: <Uploading count={ waiting } />,
	};
}

/** How many files are under way, also for screen readers. */
const Uploading = ( { count }: { count: number } ) => (
	<div role="status">
		{ count > 0 && (
			<>
				<Spinner />
				{ sprintf(
					/* translators: %d: number of files. */
					_n(
						'Uploading %d file…',
						'Uploading %d files…',
						count,
						'frontage'
					),
					count
				) }
			</>
		) }
	</div>
);
