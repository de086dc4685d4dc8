<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Domain\Live\Broadcast;

defined( 'ABSPATH' ) || exit;

/**
 * The streams that an author has typed: where they are, and when.
 *
 * @phpstan-import-type Row from Stream_Props
 */
final class Planned {
	private const MOST = 20;

	/**
	 * Returns them as rows, in the author's order; without an address, there is none.
	 *
	 * @param mixed $given Attribute, not trusted.
	 * @return list<Row>
	 */
	public static function rows( mixed $given ): array {
		$rows = array();
		foreach ( array_slice( is_array( $given ) ? array_values( $given ) : array(), 0, self::MOST ) as $number => $one ) {
			$one = is_array( $one ) ? $one : array();
			$url = Url::safe( $one['url'] ?? '' );
			if ( 1 !== preg_match( '~^https?://~i', $url ) ) {
				continue;
			}
			$rows[] = array(
				'id'                   => "plan-$number",
				'title'                => Kses::text( $one['title'] ?? '' ),
				'url'                  => $url,
				'start'                => Broadcast::time( $one['start'] ?? '', wp_timezone() ),
				'actualStart'          => 0,
				'actualEnd'            => 0,
				'liveBroadcastContent' => Broadcast::NONE,
				'end'                  => Broadcast::time( $one['end'] ?? '', wp_timezone() ),
			);
		}
		return $rows;
	}
}
