import { useDispatch, useRegistry } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { store as blockEditorStore } from '@wordpress/block-editor';

/** An uploaded file. */
export interface UploadedFile {
	id: number;
	url: string;
	alt?: string;
	caption?: string;
	mime?: string;
	mime_type?: string;
}

/** What the editor's settings offer to authors who may upload. */
type MediaUpload = ( upload: {
	allowedTypes: readonly string[];
	filesList: readonly File[];
	/** Called whenever there is news, with all files that have not failed; those under way have no ID. */
	onFileChange: ( files: Partial< UploadedFile >[] ) => void;
	onError: ( error: { message: string } | string ) => void;
} ) => void;

interface NoticeActions {
	createErrorNotice: (
		message: string,
		options: { type: 'snackbar'; isDismissible?: boolean }
	) => void;
}

/**
 * Uploads files.
 *
 * @param allowedTypes Such as `image`.
 * @param onAdd        Receives each file once it is in the media library.
 * @return How many are under way, and how to upload; nothing if the author may not.
 */
export function useUploads(
	allowedTypes: readonly string[],
	onAdd: ( files: UploadedFile[] ) => void
) {
	const registry = useRegistry();
	const [ waiting, setWaiting ] = useState( 0 );
	const latest = useRef( onAdd );
	latest.current = onAdd;
	const notices = useDispatch( 'core/notices' ) as unknown as NoticeActions;
	const upload = ( list: readonly File[] ): void => {
		const { mediaUpload } = registry
			.select( blockEditorStore )
			.getSettings() as { mediaUpload?: MediaUpload };
		if ( ! mediaUpload || ! list.length ) {
			return;
		}
		const done = new Set< number >();
		const less = ( by: number ) =>
			setWaiting( ( count ) => Math.max( 0, count - by ) );
		setWaiting( ( count ) => count + list.length );
		mediaUpload( {
			allowedTypes,
			filesList: list,
			onFileChange: ( files ) => {
				const fresh = files.filter(
					( file ): file is UploadedFile =>
						!! file.id && ! done.has( file.id )
				);
				fresh.forEach( ( { id } ) => done.add( id ) );
				if ( fresh.length ) {
					less( fresh.length );
					latest.current( fresh );
				}
			},
			onError: ( error ) => {
				less( 1 );
				notices.createErrorNotice(
					typeof error === 'string' ? error : error.message,
					{ type: 'snackbar' }
				);
			},
		} );
	};
	return { waiting, upload };
}
