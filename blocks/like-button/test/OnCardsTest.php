<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button\Test;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\TestCase;


/** Tests the button on cards: shown where the author enables it, with one query per page. */
final class OnCardsTest extends TestCase {
	public function test_cards_show_it_if_enabled_and_cost_one_query_in_total(): void {
		$posts = array();
		for ( $number = 1; $number <= 9; $number++ ) {
			$posts[] = $this->make_post();
			Counters::set( 'likes', end( $posts ), $number );
		}
		Displayed_Posts::reset();
		Displayed_Posts::add( $posts );
		$asked = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked += str_contains( $sql, 'frontage_counters' ) ? 1 : 0;
				return $sql;
			}
		);
		foreach ( $posts as $index => $post ) {
			self::assertStringContainsString( sprintf( 'data-count="%d"', $index + 1 ), $this->card( $post, array( 'likes' ) ) );
		}
		self::assertSame( 1, $asked );
		self::assertStringNotContainsString( 'like-button', $this->card( $posts[0], array() ) );
	}

	public function test_prints_nothing_if_invalid_or_turned_off(): void {
		$post = $this->make_post();
		foreach ( array( 'likes', array( array( 'likes' ) ), array( '<b>' ), array( 'other' ), null ) as $odd ) {
			self::assertStringNotContainsString( 'like-button', $this->card( $post, $odd ) );
		}
		update_option( Options::OPTION, array( 'on' => array( 'blocks' => array( 'like-button' => false ) ) ) );
		self::assertStringNotContainsString( 'like-button', $this->card( $post, array( 'likes' ) ) );
	}

	/**
	 * @param mixed $extras Saved value.
	 */
	private function card( int $post, mixed $extras ): string {
		$card = get_post( $post );
		self::assertNotNull( $card );
		return (string) ( new Card( $card, Card_Options::of( array( 'extras' => $extras ) ) ) )->html();
	}
}
