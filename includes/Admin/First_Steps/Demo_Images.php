<?php
declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

use Frontage\Domain\Pictures\Picture_Library;
use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

/**
 * Gives a new site something to look at: our pictures in a media library without images.
 *
 * Without them, every block of the demo page that shows images would be empty.
 */
final class Demo_Images {
	/** Added to the media library at most. */
	private const COUNT = 6;

	/**
	 * Adds pictures to the media library if it has no images; does nothing where that is impossible.
	 *
	 * @return list<int> IDs of those that were added.
	 */
	public static function add(): array {
		if ( array() !== Site_Images::library() || ! current_user_can( 'upload_files' ) ) {
			return array();
		}
		$names = array_slice( Pictures::names(), 0, self::COUNT );
		return array_column( array_filter( array_map( Picture_Library::copy( ... ), $names ) ), 'id' );
	}
}
