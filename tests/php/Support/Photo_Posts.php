<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Stored_Feed;
use Frontage\Domain\Pictures\Picture_Files;
use Frontage\Domain\Pictures\Pictures;
use Frontage\Domain\Providers\Instagram\Media;
use RuntimeException;

/**
 * The Instagram account of tests and demo, `harbour.studio`: an answer in the format of the API, as the refresh stores it, and
 * copies of our pictures in place of the account's. Its tenth picture has no copy yet.
 */
final class Photo_Posts {
	public const ACCOUNT = 'harbour.studio';

	/** The post without a copy. */
	private const BARE = 9;

	private const FIRST_ID = 17999999999999000;

	/** A day in June 2026. */
	private const NEWEST = 1781000000;

	private const CAPTIONS = array(
		'Lemons from the market, and nothing else on the table. #stilllife',
		'The house on the hill, an hour after the rain.',
		'At the potter’s: forty bowls a day, each a little different.',
		'On the lake before anybody was up. The only sound was the oars, and after a while not even that. We stayed until the sun '
			. 'had gone round the island, then rowed home slowly. #morning #lake',
		'The red door.',
		'',
		'Donaudampfschifffahrtsgesellschaftskapitänsmütze: what he wore.',
		'Saturday. <b>Everything</b> & more.',
		'Over the roofs. With @anyone.',
	);

	/** Stores the account if it is missing. */
	public static function ensure(): void {
		$source = self::source();
		if ( array() !== Stored_Feed::of( $source )->items() ) {
			return;
		}
		$names = array_slice( Pictures::names(), 0, 14 );
		$page  = Media::page( array( 'data' => array_map( self::media( ... ), range( 0, 2 * count( $names ) - 1 ) ) ), $source );
		if ( null === $page ) {
			throw new RuntimeException( 'This is no answer of the API.' );
		}
		Stored_Feed::of( $source )->with_newest( $page->items, 100 )->unchanged()->save();
		Kept_Copies::ensure(
			$source,
			static function () use ( $source, $page, $names ): bool {
				Values::set( Feed_Pictures::PREFIX . $source->key(), self::copies( $page->items, $names ) );
				return true;
			}
		);
	}

	/**
	 * Writes the copies.
	 *
	 * @param list<Feed_Item> $items Posts.
	 * @param list<string>    $names Of our pictures.
	 * @return array<string, mixed> As `Feed_Pictures` stores them.
	 */
	private static function copies( array $items, array $names ): array {
		$key   = self::source()->key();
		$files = new Picture_Files( 'feeds', Feed_Pictures::WIDTHS );
		$rows  = array();
		foreach ( $items as $at => $item ) {
			if ( self::BARE === $at ) {
				continue;
			}
			$name          = md5( $key . ' ' . wp_parse_url( $item->pictures[0]->url, PHP_URL_PATH ) );
			$picture       = Kept_Copies::small( $names[ $at % count( $names ) ] . '.webp' );
			$rows[ $name ] = array(
				'files'    => $files->write( $name, $picture, 0 ),
				'checked'  => self::NEWEST,
				'failures' => 0,
			);
		}
		return $rows;
	}

	public static function source(): Feed_Source {
		return Feed_Source::of(
			array(
				'provider' => 'instagram',
				'kind'     => Feed_Source::USER,
				'id'       => self::ACCOUNT,
			)
		) ?? throw new RuntimeException( 'This is no source.' );
	}

	/**
	 * Returns a post in the format of the API.
	 *
	 * @return array<string, mixed>
	 */
	private static function media( int $at ): array {
		$id    = (string) ( self::FIRST_ID - $at );
		$file  = "https://scontent-fra5-1.cdninstagram.com/v/t51.29350-15/{$id}_n.jpg?stp=dst-jpg_e35&oh=00_AfB&oe=6741B2A5";
		$types = array(
			1 => 'VIDEO',
			2 => 'CAROUSEL_ALBUM',
		);
		return array(
			'id'             => $id,
			'caption'        => self::CAPTIONS[ $at % count( self::CAPTIONS ) ],
			'media_type'     => $types[ $at ] ?? 'IMAGE',
			'media_url'      => $file,
			'thumbnail_url'  => $file,
			'permalink'      => "https://www.instagram.com/p/C$id/",
			'timestamp'      => gmdate( 'Y-m-d\TH:i:s+0000', self::NEWEST - $at * DAY_IN_SECONDS ),
			'username'       => self::ACCOUNT,
			'like_count'     => 4 === $at ? 0 : 1240 - 37 * $at,
			'comments_count' => $at % 7,
		);
	}
}
