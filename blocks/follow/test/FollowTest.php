<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow\Test;

use Frontage\Base\Settings\Options;
use Frontage\Blocks\Follow\Follow_Count;
use Frontage\Blocks\Follow\Follow_Total;
use Frontage\Domain\Share\Account;
use Frontage\Domain\Share\Network_Icon;
use Frontage\Tests\Http\Action_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests which networks are recognized, and the numbers of S0 §7. */
final class FollowTest extends Action_TestCase {
	/**
	 * Addresses, with the network and the name that they get; empty for none.
	 *
	 * @return iterable<array{string, string, string}>
	 */
	public static function addresses(): iterable {
		yield array( 'https://bsky.app/profile/bakery.example', 'bluesky', 'Bluesky' );
		yield array( 'https://m.facebook.com/bakery', 'facebook', 'Facebook' );
		yield array( 'HTTPS://WWW.Twitter.com/bakery', 'x', 'X' );
		yield array( 'https://notfacebook.com/bakery', 'chain', 'notfacebook.com' );
		yield array( 'https://social.example/@bakery', 'mastodon', 'Mastodon' );
		yield array( 'https://www.youtube.com/@bakery', 'youtube', 'YouTube' );
		yield array( 'https://example.org/feed/', 'feed', 'RSS Feed' );
		yield array( 'https://facebook.com.harm.example/', 'chain', 'facebook.com.harm.example' );
		yield array( 'mailto:bread@example.org', 'mail', 'Email' );
		yield array( 'javascript:alert(1)//x.com/a', '', '' );
		yield array( '@bakery', '', '' );
		yield array( 'https://localhost/', '', '' );
		yield array( '', '', '' );
	}

	/**
	 * Tests the rule of each network.
	 *
	 * @param string $address What an author typed.
	 */
	#[DataProvider( 'addresses' )]
	public function test_recognizes_a_network_from_an_address( string $address, string $network, string $name ): void {
		$account = Account::from( $address );
		self::assertSame( array( $network, $name ), array( $account->network ?? '', $account->name ?? '' ) );
	}

	public function test_each_network_has_a_mark_of_its_own_size(): void {
		foreach ( Account::networks() as $network ) {
			$icon = (string) Network_Icon::html( $network );
			self::assertMatchesRegularExpression( '/viewBox="0 0 \d+ \d+"[^>]*><path d="[^"]{20,}"/', $icon, $network );
		}
		self::assertStringContainsString( '0 0 128 128', (string) Network_Icon::html( 'telegram' ) );
	}

	public function test_prints_what_the_owner_entered_for_all_pages(): void {
		$accounts = '["https://x.com/bakery","https://github.com/bakery","https://www.instagram.com/bakery"]';
		$block    = "<!-- wp:frontage/follow {\"accounts\":$accounts,\"showsTotal\":true,\"minCount\":100} /-->";
		self::assertStringNotContainsString( 'frontage-follow__count', do_blocks( $block ) );
		Options::save(
			array(),
			array(
				'follow' => array(
					'x'      => 1240,
					'github' => 12,
				),
			)
		);
		$html = do_blocks( $block );
		self::assertSame( 2, substr_count( $html, 'frontage-follow__count' ), 'One of three has enough followers, and the total.' );
		self::assertStringContainsString( '1,240<span class="frontage-follow__words"> followers</span>', $html );
		self::assertStringContainsString( '1,252<span class="frontage-follow__words"> followers</span>', $html );
		self::assertStringContainsString( 'rel="me noopener"', $html );
	}

	public function test_answers_both_actions(): void {
		Options::save(
			array(),
			array(
				'follow' => array(
					'x'      => 1240,
					'github' => 1,
				),
			)
		);
		self::assertStringContainsString( '1,240', $this->number( '{"network":"x","min_count":5,"index":0}' ) );
		self::assertStringContainsString( '>1<span class="frontage-follow__words"> follower<', $this->number( '{"network":"github"}' ) );
		self::assertSame( '', $this->number( '{"network":"x","min_count":1241,"index":2}' ) );
		self::assertSame( '1,241', $this->call( Follow_Total::NAME, array() )->body );
		self::assertSame( 400, $this->call( Follow_Count::NAME, array( 'follow_count_array' => '{"network":"myspace"}' ) )->status );
	}

	/** Returns the HTML of a network's number. */
	private function number( string $asked ): string {
		return $this->call( Follow_Count::NAME, array( 'follow_count_array' => $asked ) )->body;
	}
}
