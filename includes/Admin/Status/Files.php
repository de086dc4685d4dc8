<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Status;

defined( 'ABSPATH' ) || exit;

/** The status of uploads: whether files can be written. Does not show the folder. */
final class Files implements Section {
	public function slug(): string {
		return 'files';
	}

	public function title(): string {
		return __( 'Files', 'frontage' );
	}

	public function order(): int {
		return 60;
	}

	public function rows(): array {
		$label  = __( 'Uploads', 'frontage' );
		$folder = wp_upload_dir( null, false );
		if ( false === $folder['error'] && is_dir( $folder['basedir'] ) && wp_is_writable( $folder['basedir'] ) ) {
			return array( Row::good( $label, __( 'Writable', 'frontage' ) ) );
		}
		$advice = __(
			'Visitors cannot upload files, and you cannot add images. Ask your host to let PHP write to the uploads folder.',
			'frontage'
		);
		return array( Row::bad( $label, __( 'Not writable', 'frontage' ), $advice ) );
	}
}
