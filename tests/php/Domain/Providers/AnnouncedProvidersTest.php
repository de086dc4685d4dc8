<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Admin\Editor\Announced_Data;
use Frontage\Admin\Privacy\Policy;
use Frontage\Admin\Privacy\Third_Parties;
use Frontage\Admin\Settings\Integrations;
use Frontage\Base\Discoverable;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Domain\Actions\Find_Feed;
use Frontage\Domain\Bindings\Source as Bindings;
use Frontage\Domain\Bindings\Value;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Stored_Feed;
use Frontage\Domain\Forms\Captcha\Captcha;
use Frontage\Domain\Forms\Captcha\Captcha_Response;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Feed;
use Frontage\Domain\Providers\With_Followers;
use Frontage\Domain\Share\Account;
use Frontage\Tests\Http\Action_TestCase;

/** Tests that vendors of other plugins are used, shown, and described wherever ours are. */
final class AnnouncedProvidersTest extends Action_TestCase {
	private const ADDRESS = 'https://acme.example/@maria';

	protected function tearDown(): void {
		self::take_back();
		parent::tearDown();
	}

	/**
	 * Announces classes as the plugin “acme”.
	 *
	 * @param array<class-string<Discoverable>, list<string>> $implementations
	 */
	private static function announce( array $implementations ): void {
		$manifest = array( 'implementations' => $implementations );
		add_filter( 'frontage_manifests', static fn ( array $all ): array => $all + array( 'acme' => $manifest ) );
		Manifest::add_announced();
	}

	/** Announces the network. */
	private static function announce_network(): void {
		$network = array( Acme_Network::class );
		self::announce( array_fill_keys( array( With_Feed::class, With_Followers::class, Captcha::class ), $network ) );
	}

	/** Deactivates the plugin “acme”. */
	private static function take_back(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		Manifests::reset();
	}

	/** Returns a class of another plugin with the name of one of ours. */
	private static function taken(): string {
		$taken = new class() implements Value, Provides_Retention {
			public static function key(): string {
				return 'reading-time';
			}

			public static function label(): string {
				return 'Time';
			}

			public static function help(): string {
				return '';
			}

			public static function of( int $post_id ): ?string {
				return 0 === $post_id ? null : 'never';
			}

			public static function retention_rules(): array {
				return array( Retention_Rule::always( 'log', 'Log', '', 'acme' ), Retention_Rule::always( 'acme', 'Acme', '', 'acme' ) );
			}
		};
		return $taken::class;
	}

	public function test_appears_on_the_settings_screen_and_in_privacy_texts(): void {
		self::announce_network();
		self::assertContains( 'Acme Net', array_column( Integrations::all(), 'title' ) );
		$party = array_column( Third_Parties::describe(), null, 'title' )['Acme Net'];
		$slugs = array_column( $party['modules'], 'slug' );
		self::assertContains( 'social-feed', $slugs );
		self::assertContains( 'follow', $slugs );
		self::assertContains( 'form', $slugs );
		self::assertNotContains( 'map', $slugs );
		self::assertArrayHasKey( 'acme-net', Third_Parties::of_module( 'social-feed' ) );
		self::assertStringContainsString( 'Acme learns what your server asks for.', Policy::text() );
		self::take_back();
		self::assertStringNotContainsString( 'Acme', Policy::text() );
	}

	public function test_authors_choose_its_feeds_and_blocks_show_them(): void {
		$html = static fn (): string => do_blocks(
			'<!-- wp:frontage/social-feed {"network":"acme-net","url":"' . self::ADDRESS . '","layout":"list"} /-->'
		);
		self::assertStringContainsString( self::ADDRESS, $html(), 'A link, while the plugin is off.' );
		self::announce_network();
		wp_set_current_user( $this->make_user( 'editor' ) );
		$answer   = $this->call( Find_Feed::NAME, array(), array( 'x-wp-nonce' => wp_create_nonce( 'wp_rest' ) ) );
		$networks = array_column( json_decode( (string) $answer->body, true )['networks'] ?? array(), null, 'slug' );
		self::assertSame( 'Acme Net', $networks['acme-net']['title'] ?? '' );
		self::assertFalse( $networks['acme-net']['needsKey'] );
		self::assertTrue( $networks['x']['needsKey'] );

		$source = ( new Acme_Network() )->source_at( self::ADDRESS );
		$item   = Feed_Item::of(
			array(
				'id'   => 1,
				'text' => 'Hello from Acme',
			)
		);
		self::assertNotNull( $source );
		self::assertNotNull( $item );
		Stored_Feed::of( $source )->with_newest( array( $item ), 20 )->save();
		self::assertStringContainsString( 'Hello from Acme', $html() );
		self::take_back();
		self::assertStringContainsString( self::ADDRESS, $html() );
	}

	public function test_accounts_are_recognized_and_counted(): void {
		self::assertSame( 'mastodon', Account::from( self::ADDRESS )?->network );
		self::announce_network();
		$account = Account::from( self::ADDRESS );
		self::assertSame( array( 'acme-net', 'Acme Net' ), array( $account->network ?? '', $account->name ?? '' ) );
		self::assertSame( 'bluesky', Account::from( 'https://bsky.app/profile/x' )?->network );
		self::assertContains( 'acme-net', Account::networks() );
		self::assertArrayHasKey( 'acme-net_account', \Frontage\Base\Settings\Registry::of( 'follow' ) );
		$html = do_blocks( '<!-- wp:frontage/follow {"accounts":["' . self::ADDRESS . '"]} /-->' );
		self::assertStringContainsString( 'Acme Net', $html );
		self::assertStringContainsString( '<svg', $html );
	}

	public function test_forms_use_its_captcha(): void {
		self::announce_network();
		$label = array(
			'name'  => 'acme-net',
			'label' => 'Acme Check',
		);
		self::assertSame( array( $label ), Announced_Data::all()['captchas'] ?? null );
		self::assertTrue( Captchas::is_vendor( 'acme-net' ) );
		self::assertSame( 'acme-net', Captchas::question( 'acme-net', true )['kind'] );
		self::assertSame( Captchas::NONE, Captchas::question( 'acme-net', false )['kind'], 'It needs a script.' );
		$class = Captchas::get( 'acme-net' );
		self::assertNotNull( $class );
		self::assertTrue( $class::passes( $class::question(), new Captcha_Response( '', 'human', '' ) ) );
		self::take_back();
		self::assertNull( Captchas::get( 'acme-net' ) );
		self::assertSame( Captchas::NONE, Captchas::question( 'acme-net', true )['kind'] );
	}

	public function test_the_first_of_a_name_wins_and_developers_are_told(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		self::announce(
			array(
				Provider::class           => array( Acme_Network::class, Second_Acme_Network::class, Module_Network::class ),
				Value::class              => array( self::taken() ),
				Provides_Retention::class => array( self::taken() ),
			)
		);
		self::assertInstanceOf( Acme_Network::class, Providers::get( 'acme-net' ) );
		self::assertNull( Providers::get( 'tabs' ) );
		self::assertNotContains( 'Time', array_column( Bindings::described(), 'label' ) );
		$rules = array_column( Retention_Registry::all(), 'label', 'id' );
		self::assertSame( 'Acme', $rules['acme'] );
		self::assertNotSame( 'Log', $rules['log'] );
		$messages = implode( "\n", array_column( Manifests::problems(), 'message' ) );
		self::assertStringContainsString( 'There is a “acme-net” of ' . Provider::class, $messages );
		self::assertStringContainsString( 'Module_Network is not used: “tabs” is a module', $messages );
		self::assertStringContainsString( 'There is a “reading-time” of ' . Value::class, $messages );
		self::assertStringContainsString( 'There is a “log” of ' . Provides_Retention::class, $messages );
		self::assertCount( 4, Manifests::problems() );
	}
}
