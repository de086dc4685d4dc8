<?php
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
		$path   = $folder['basedir'];
		if ( false === $folder['error'] && self::can_write( $path ) ) {
			$value = is_dir( $path ) ? __( 'Writable', 'frontage' ) : __( 'Created with the first upload', 'frontage' );
			return array( Row::good( $label, $value ) );
		}
		$advice = __(
			'Visitors cannot upload files, and you cannot add images. Ask your host to let PHP write to the uploads folder.',
			'frontage'
		);
		return array( Row::bad( $label, __( 'Not writable', 'frontage' ), $advice ) );
	}
	/**
	 * Returns whether PHP can write to a folder, or create it: a new site has no uploads folder yet.
	 *
	 * @param string $path Path of the folder.
	 */
	private static function can_write( string $path ): bool {
		while ( ! file_exists( $path ) && dirname( $path ) !== $path ) {
			$path = dirname( $path );
		}
		return is_dir( $path ) && wp_is_writable( $path );
	}
}
