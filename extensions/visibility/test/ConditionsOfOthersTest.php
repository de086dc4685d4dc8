<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Visibility;

use Frontage\Admin\Editor\Announced_Data;
use Frontage\Base\Clock;
use Frontage\Base\Error_Boundary;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Base\Store\Log;
use Frontage\Domain\Blocks\Page_Visitor;
use Frontage\Domain\Blocks\Shown_Blocks;
use Frontage\Domain\Modules\Deciders;
use Frontage\Domain\Modules\Extensions;
use Frontage\Domain\Modules\Visibility_Choice;
use Frontage\Domain\Modules\Visibility_Condition;
use Frontage\Domain\Modules\Visibility_Conditions;
use Frontage\Domain\Search\Index\Post_Text;
use Frontage\Extensions\Visibility\Conditions;
use Frontage\Extensions\Visibility\Page_Caches;
use Frontage\Http\Page_Cache;
use Frontage\Tests\Hidden_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests conditions of other plugins: who gets a block, what is kept of it, and what happens when the plugin is gone or fails. */
final class ConditionsOfOthersTest extends Hidden_TestCase {
	private const GOLD = '"frontage":{"visibility":{"acme/level":"gold"}}';

	private const SALE = '"frontage":{"visibility":{"acme/sale":"spring"}}';

	protected function tearDown(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		parent::tearDown();
	}

	/**
	 * Announces conditions as the plugin “acme”.
	 *
	 * @param class-string ...$names
	 */
	private static function announce( string ...$names ): void {
		add_filter(
			'frontage_manifests',
			static fn ( array $all ): array => $all + array(
				'acme' => array( 'implementations' => array( Visibility_Choice::class => $names ) ),
			)
		);
		Manifest::add_announced();
		Visibility_Conditions::reset();
	}

	/**
	 * Returns a condition: the level of a user, or that of an argument in the URL.
	 *
	 * @return class-string
	 */
	private static function level(): string {
		$level = new class() implements Visibility_Choice {
			public static function name(): string {
				return 'acme/level';
			}

			public static function label(): string {
				return 'Membership level';
			}

			public static function help(): string {
				return '';
			}

			public static function choices(): array {
				return array(
					'gold' => 'Gold',
					7      => 'Seven',
				);
			}

			public static function is_met( string $value, Page_Visitor $visitor ): bool {
				return get_user_meta( $visitor->user_id, 'level', true ) === $value || ( $visitor->query['level'] ?? '' ) === $value;
			}

			public static function asks_visitor( string $value ): bool {
				return true;
			}

			public static function is_personal( string $value, Page_Visitor $visitor ): bool {
				return $visitor->is_logged_in; // Forgets the argument.
			}

			public static function next_change( string $value ): ?int {
				return null;
			}
		};
		return $level::class;
	}

	/**
	 * Returns a condition that depends on the time alone.
	 *
	 * @return class-string
	 */
	private static function sale(): string {
		$sale = new class() implements Visibility_Choice {
			public static function name(): string {
				return 'acme/sale';
			}

			public static function label(): string {
				return 'Sale';
			}

			public static function help(): string {
				return 'Such as spring.';
			}

			public static function choices(): array {
				return array();
			}

			public static function is_met( string $value, Page_Visitor $visitor ): bool {
				return Clock::now() >= self::next_change( $value );
			}

			public static function asks_visitor( string $value ): bool {
				return false;
			}

			public static function is_personal( string $value, Page_Visitor $visitor ): bool {
				return false;
			}

			public static function next_change( string $value ): int {
				return (int) strtotime( '2036-05-02T12:00 UTC' );
			}
		};
		return $sale::class;
	}

	/** Makes a user of a level, who is logged in from now on. */
	private function log_in( string $level, string $role = 'subscriber' ): void {
		$user = $this->make_user( $role );
		update_user_meta( $user, 'level', $level );
		$this->act_as( $user );
	}

	public function test_shows_a_block_to_those_who_meet_it(): void {
		self::announce( self::level() );
		$content = self::content( self::GOLD );
		self::assertHides( do_blocks( $content ) );
		self::assertTrue( Page_Cache::is_personal() );
		$this->log_in( 'silver' );
		self::assertHides( do_blocks( $content ) );
		$this->log_in( 'gold' );
		self::assertStringContainsString( 'secretum', do_blocks( $content ) );
		self::assertSame( array(), Manifests::problems() );
	}

	public function test_all_conditions_must_be_met(): void {
		self::announce( self::level() );
		$this->log_in( 'gold' );
		$both = '"frontage":{"visibility":{"acme/level":"gold","visitors":"out"}}';
		self::assertHides( do_blocks( self::content( $both ) ) );
	}

	public function test_the_page_of_who_gets_it_is_not_kept_for_others(): void {
		self::announce( self::level() );
		$conditions = new Conditions( array( 'acme/level' => 'gold' ) );
		self::assertFalse( $conditions->are_personal( new Page_Visitor() ) );
		self::assertTrue( $conditions->are_personal( new Page_Visitor( true ) ) );
		self::assertTrue(
			$conditions->are_personal( new Page_Visitor( query: array( 'level' => 'gold' ) ) ),
			'The condition forgets the argument, but everybody would not get the block.'
		);
		self::assertTrue( Deciders::is_personal( array( 'frontage' => array( 'visibility' => array( 'acme/level' => 'gold' ) ) ) ) );
	}

	public function test_what_is_read_for_everybody_has_nothing_of_it_whoever_is_logged_in(): void {
		self::announce( self::level() );
		$this->log_in( 'gold', 'administrator' );
		$texts = implode( ' ', Post_Text::of( $this->post( self::content( self::GOLD ) ) ) );
		self::assertHides( $texts );
		self::assertStringContainsString( 'publicum', $texts );
		set_current_screen( 'dashboard' );
		self::assertHides( Shown_Blocks::markup( self::content( self::GOLD ) ) );
	}

	public function test_caches_are_emptied_and_words_are_found_when_the_time_comes(): void {
		self::announce( self::sale() );
		$post = $this->post( self::content( self::SALE ) );
		self::assertHides( do_blocks( $post->post_content ) );
		self::assertSame( strtotime( '2036-05-02T12:00 UTC' ), wp_next_scheduled( Page_Caches::HOOK, array( $post->ID ) ) );
		self::assertHides( implode( ' ', Post_Text::of( $post ) ) );
		Clock::stop( (int) strtotime( '2036-05-02T12:00 UTC' ) );
		self::assertStringContainsString( 'secretum', do_blocks( $post->post_content ) );
		self::assertStringContainsString( 'secretum', implode( ' ', Post_Text::of( $post ) ) );
		wp_unschedule_hook( Page_Caches::HOOK );
	}

	/** @return array<string, array{string}> Settings whose plugin is not active, or which are damaged. */
	public static function missing(): array {
		return array(
			'its plugin is off'      => array( self::GOLD ),
			'beside one that is met' => array( '"frontage":{"visibility":{"visitors":"out","acme/level":"gold"}}' ),
			'the value is a list'    => array( '"frontage":{"visibility":{"acme/level":["gold"]}}' ),
		);
	}

	#[DataProvider( 'missing' )]
	public function test_without_its_plugin_nobody_gets_the_block_but_authors_in_the_editor( string $settings ): void {
		$author = $this->make_user( 'author' );
		$post   = $this->post( self::content( $settings ), $author );
		self::assertHides( do_blocks( $post->post_content ) );
		self::assertTrue( Extensions::may_hide( parse_blocks( $post->post_content )[0]['attrs'] ) );
		$this->act_as( $author );
		self::assertHides( do_blocks( $post->post_content ) );
		self::assertHides( implode( ' ', Post_Text::of( $post ) ) );
		self::assertStringContainsString( 'secretum', (string) wp_json_encode( $this->rest( $post->ID ) ) );
		$this->act_as( 0 );
		self::assertHides( (string) wp_json_encode( $this->rest( $post->ID ) ) );
	}

	public function test_a_condition_that_fails_hides_the_block(): void {
		$broken = new class() implements Visibility_Condition {
			public static function name(): string {
				return 'acme/level';
			}

			public static function is_met( string $value, Page_Visitor $visitor ): bool {
				throw new \RuntimeException( 'no members' );
			}

			public static function asks_visitor( string $value ): bool {
				throw new \RuntimeException( 'no members' );
			}

			public static function is_personal( string $value, Page_Visitor $visitor ): bool {
				throw new \RuntimeException( 'no members' );
			}

			public static function next_change( string $value ): ?int {
				throw new \RuntimeException( 'no members' );
			}
		};
		add_filter(
			'frontage_manifests',
			static fn ( array $all ): array => $all + array(
				'acme' => array( 'implementations' => array( Visibility_Condition::class => array( $broken::class ) ) ),
			)
		);
		Manifest::add_announced();
		$this->expect_log( '/what acme adds failed: no members/' );
		$html = do_blocks( self::content( self::GOLD ) );
		self::assertHides( $html );
		self::assertStringContainsString( 'publicum', $html );
		$conditions = new Conditions( array( 'acme/level' => 'gold' ) );
		self::assertTrue( $conditions->are_personal( new Page_Visitor() ) );
		self::assertTrue( $conditions->ask_visitor() );
		self::assertNull( $conditions->next_change() );
		self::assertSame( array( Error_Boundary::EVENT, 'acme' ), array( Log::latest()[0]['event'], Log::latest()[0]['subject'] ) );
	}

	public function test_a_name_without_a_prefix_is_reported(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$taken = new class() implements Visibility_Condition {
			public static function name(): string {
				return 'visitors';
			}

			public static function is_met( string $value, Page_Visitor $visitor ): bool {
				return true;
			}

			public static function asks_visitor( string $value ): bool {
				return false;
			}

			public static function is_personal( string $value, Page_Visitor $visitor ): bool {
				return false;
			}

			public static function next_change( string $value ): ?int {
				return null;
			}
		};
		self::announce( $taken::class );
		self::assertHides( do_blocks( self::content() ) );
		self::assertStringContainsString( '“visitors” of', Manifests::problems()[0]['message'] ?? '' );
	}

	public function test_the_editor_offers_them(): void {
		self::announce( self::level(), self::sale() );
		$choices = array(
			array(
				'value' => 'gold',
				'label' => 'Gold',
			),
			array(
				'value' => '7',
				'label' => 'Seven',
			),
		);
		$offered = Announced_Data::all()['visibilityConditions'] ?? array();
		self::assertSame( array( 'acme/level', 'acme/sale' ), array_column( $offered, 'name' ) );
		self::assertSame( array( $choices, array() ), array_column( $offered, 'choices' ) );
		self::assertSame( array( '', 'Such as spring.' ), array_column( $offered, 'help' ) );
	}

	public function test_costs_nothing_without_any(): void {
		global $wpdb;
		do_blocks( self::content() );
		$before = $wpdb->num_queries;
		do_blocks( self::content() );
		self::assertSame( $before, $wpdb->num_queries );
		self::assertArrayNotHasKey( 'visibilityConditions', Announced_Data::all() );
	}
}
