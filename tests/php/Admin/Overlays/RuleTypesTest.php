<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Overlays;

use Frontage\Admin\Overlays\Condition_Data;
use Frontage\Admin\Overlays\Overlay_List;
use Frontage\Admin\Overlays\Trigger_Data;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Base\Paths;
use Frontage\Domain\Overlay\Browser_Condition;
use Frontage\Domain\Overlay\Condition;
use Frontage\Domain\Overlay\Condition_Values;
use Frontage\Domain\Overlay\Rule_Types;
use Frontage\Domain\Overlay\Rules;
use Frontage\Domain\Overlay\Server_Condition;
use Frontage\Domain\Overlay\Simulation;
use Frontage\Domain\Overlay\Trigger;
use Frontage\Domain\Overlay\Trigger_Value;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests triggers and conditions: Frontage's own, and those of a plugin called “acme”, which comes and goes. */
final class RuleTypesTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Rules::reset();
		Acme_Plan::$current = array( 'gold' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'frontage_manifests' );
		remove_all_filters( 'doing_it_wrong_trigger_error' );
		Manifest::override( null );
		Manifests::reset();
		Rules::reset();
		Simulation::reset();
		parent::tearDown();
	}

	/**
	 * Announces classes of the plugin.
	 *
	 * @param array<class-string, list<class-string>> $implementations
	 */
	private static function announce( array $implementations ): void {
		$script   = array(
			'path'    => basename( __FILE__ ),
			'version' => '1',
		);
		$manifest = array(
			'plugin'          => __FILE__,
			'implementations' => $implementations,
			'modules'         => array(
				'acme/video-end' => array( 'view' => $script ),
				'acme/popups'    => array( 'parts' => array( 'weather' => $script ) ),
			),
		);
		add_filter( 'frontage_manifests', static fn ( array $all ): array => $all + array( 'acme' => $manifest ) );
		Manifest::add_announced();
	}

	/** @return array<string, mixed>|null */
	private static function printed( string $triggers, string $conditions = '[]' ): ?array {
		$rules = array(
			'anchor'     => 'a',
			'triggers'   => json_decode( $triggers, true ),
			'conditions' => json_decode( $conditions, true ),
		);
		$json  = Rules::json( $rules );
		return null === $json ? null : (array) json_decode( $json, true );
	}

	private const DELAY = '{"type":"delay","value":"5"}';

	private const VIDEO = '{"type":"acme/video-end","value":" 3.0 "}';

	public function test_our_own_have_names_and_triggers_have_scripts(): void {
		foreach ( Rule_Types::conditions() as $type => $condition ) {
			self::assertSame( $type, $condition::type() );
			self::assertNotSame( '', $condition::label() );
		}
		foreach ( Rule_Types::triggers() as $type => $trigger ) {
			self::assertSame( $type, $trigger::type() );
			self::assertNotNull( Rule_Types::script( $trigger ), $type );
			foreach ( array( '', '1' ) as $value ) {
				self::assertNotSame( '', sprintf( $trigger::phrase( $value ), 'x' ), $type );
			}
		}
		self::assertGreaterThan( 10, count( Rule_Types::triggers() ) );
		self::assertSame( array(), Manifests::problems() );
	}

	public function test_the_editor_gets_what_its_own_tests_use(): void {
		$listed = (array) json_decode( (string) file_get_contents( Paths::path( 'src/editor/overlay/listed.json' ) ), true );
		$sent   = array(
			'triggers'   => Trigger_Data::data(),
			'conditions' => Condition_Data::data(),
		);
		foreach ( $sent as $kind => $all ) {
			$all = array_column( (array) json_decode( (string) wp_json_encode( $all ), true ), null, 'name' );
			self::assertNotSame( array(), $listed[ $kind ] );
			foreach ( $listed[ $kind ] as $one ) {
				self::assertSame( $one, $all[ $one['name'] ], 'Copy it to src/editor/overlay/listed.json: ' . wp_json_encode( $all ) );
			}
		}
	}

	public function test_a_trigger_of_another_plugin_is_used_like_our_own(): void {
		self::announce( array( Trigger::class => array( Acme_Video_End::class ) ) );
		self::assertContains( 'acme/video-end', array_column( Trigger_Data::data(), 'name' ) );
		$rules = self::printed( '[' . self::VIDEO . ',{"type":"acme/video-end","value":"99"},' . self::DELAY . ']' );
		self::assertSame( array( 'acme/video-end', 'acme/video-end', 'delay' ), array_column( $rules['triggers'] ?? array(), 'type' ) );
		self::assertSame( array( '3', '60', '5' ), array_column( $rules['triggers'] ?? array(), 'value' ) );
		self::assertStringEndsWith( '/' . basename( __FILE__ ), Rules::scripts()['acme/video-end']['url'] ?? '' );
		self::assertSame( array(), Manifests::problems() );
	}

	public function test_a_page_without_such_a_popup_loads_no_script_of_it(): void {
		self::announce( array( Trigger::class => array( Acme_Video_End::class ) ) );
		self::printed( '[' . self::DELAY . ']' );
		self::assertSame( array( 'delay' ), array_keys( Rules::scripts() ) );
	}

	public function test_a_trigger_whose_plugin_is_off_is_ignored_and_kept(): void {
		self::assertNull( self::printed( '[' . self::VIDEO . ']' ) );
		$rules = self::printed( '[' . self::VIDEO . ',' . self::DELAY . ']' );
		self::assertSame( array( 'delay' ), array_column( $rules['triggers'] ?? array(), 'type' ) );
		$markup = '<!-- wp:frontage/modal {"anchor":"a","triggers":[' . self::VIDEO . ']} --><p>A</p><!-- /wp:frontage/modal -->';
		self::assertStringContainsString( '<p>A</p>', do_blocks( $markup ) );
		$this->make_post( array( 'post_content' => $markup ) );
		$listed = Overlay_List::read()['overlays'][0]['rules']['triggers'][0]['type'] ?? '';
		self::assertSame( 'acme/video-end', $listed, 'Owners see what is saved.' );
	}

	public function test_the_server_asks_conditions_of_other_plugins(): void {
		self::announce( array( Server_Condition::class => array( Acme_Plan::class ) ) );
		$gold  = '[{"type":"acme/plan","values":["gold","silver"]}]';
		$other = '[{"type":"acme/plan","values":["gold"],"not":true}]';
		self::assertSame( array(), self::printed( '[' . self::DELAY . ']', $gold )['conditions'] ?? null );
		self::assertNull( self::printed( '[' . self::DELAY . ']', $other ) );
		Acme_Plan::$current = array();
		Simulation::start( '', 0 );
		self::assertNull( self::printed( '[' . self::DELAY . ']', $gold ) );
		self::assertNotNull( self::printed( '[' . self::DELAY . ']', $other ) );
		self::assertSame( 'acme/plan', Simulation::refused()[0]['why'] ?? '' );
	}

	public function test_the_browser_asks_scripts_of_other_plugins(): void {
		self::announce( array( Browser_Condition::class => array( Acme_Weather::class ) ) );
		$rules = self::printed( '[' . self::DELAY . ']', '[{"type":"acme/weather","values":["rain"]}]' );
		self::assertSame( array( 'RAIN' ), $rules['conditions'][0]['values'] ?? array() );
		self::assertSame( array( 'delay', 'condition:acme/weather' ), array_keys( Rules::scripts() ) );
		self::assertTrue( Rules::has_conditions() );
	}

	public function test_nothing_opens_by_itself_while_the_plugin_of_a_condition_is_off(): void {
		foreach ( array( '', ',"not":true' ) as $more ) {
			self::assertNull( self::printed( '[' . self::DELAY . ']', '[{"type":"acme/plan","values":["gold"]' . $more . '}]' ) );
		}
		$markup = '<!-- wp:frontage/modal {"anchor":"a","triggers":[' . self::DELAY
			. '],"conditions":[{"type":"acme/plan","values":["gold"]}]} --><p>A</p><!-- /wp:frontage/modal -->';
		self::assertStringContainsString( '<p>A</p>', do_blocks( $markup ), 'Links still open it.' );
		$this->make_post( array( 'post_content' => $markup ) );
		self::assertSame( 'acme/plan', Overlay_List::read()['overlays'][0]['rules']['conditions'][0]['type'] ?? '' );
	}

	/** @return array<string, array{class-string, class-string, string}> Interfaces, classes, and what developers read. */
	public static function wrong(): array {
		return array(
			'no prefix'         => array( Trigger::class, Acme_Delay::class, 'Begin it with a prefix of your own' ),
			'no script'         => array( Trigger::class, Acme_Lost::class, 'There is no script “acme/lost”' ),
			'half a condition'  => array( Condition::class, Acme_Half::class, 'Implement Server_Condition or Browser_Condition' ),
			'something else'    => array( Trigger::class, self::class, 'does not implement' ),
			'a taken condition' => array( Server_Condition::class, Acme_Role::class, 'Condition already' ),
		);
	}

	/**
	 * @param class-string $contract
	 * @param class-string $name
	 */
	#[DataProvider( 'wrong' )]
	public function test_tells_developers_what_is_wrong( string $contract, string $name, string $message ): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		self::announce( array( $contract => array( $name ) ) );
		$rules = self::printed(
			'[{"type":"acme/lost"},' . self::DELAY . ']',
			'[{"type":"role","values":["guest"]}]'
		);
		self::assertSame( array( 'delay' ), array_column( $rules['triggers'] ?? array(), 'type' ), 'All else works.' );
		self::assertCount( 1, Manifests::problems() );
		self::assertSame( 'acme', Manifests::problems()[0]['name'] );
		self::assertStringContainsString( $message, Manifests::problems()[0]['message'] );
	}

	public function test_the_first_of_two_plugins_has_the_type(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		self::announce( array( Trigger::class => array( Acme_Video_End::class, Acme_Video_End_Too::class ) ) );
		self::assertSame( Acme_Video_End::class, Rule_Types::triggers()['acme/video-end'] ?? '' );
		self::assertStringContainsString( 'already', Manifests::problems()[0]['message'] ?? '' );
	}
}

/** A trigger of another plugin. */
class Acme_Video_End implements Trigger {

	public static function type(): string {
		return 'acme/video-end';
	}

	public static function label(): string {
		return 'After the video';
	}

	public static function value(): Trigger_Value {
		return Trigger_Value::number( 'Seconds before its end', '0', max: 60 );
	}

	public static function phrase( string $value ): string {
		return '%s seconds before the video ends';
	}

	public static function script(): string {
		return 'acme/video-end';
	}
}

/** Another one with the same type. */
final class Acme_Video_End_Too extends Acme_Video_End {}

/** A trigger without a prefix. */
final class Acme_Delay extends Acme_Video_End {

	public static function type(): string {
		return 'delay-more';
	}
}

/** A trigger whose script was not built. */
final class Acme_Lost extends Acme_Video_End {

	public static function type(): string {
		return 'acme/lost';
	}

	public static function script(): string {
		return 'acme/lost';
	}
}

/** A condition that the server cannot check, nor the browser. */
class Acme_Half implements Condition {

	public static function type(): string {
		return 'acme/plan';
	}

	public static function label(): string {
		return 'Plan';
	}

	public static function values(): Condition_Values {
		return Condition_Values::text( 'Name' );
	}
}

/** A condition that the server checks. */
final class Acme_Plan extends Acme_Half implements Server_Condition {

	/** @var list<string> */
	public static array $current = array();

	public static function current(): array {
		return self::$current;
	}
}

/** A condition with a type of ours. */
final class Acme_Role extends Acme_Half implements Server_Condition {

	public static function type(): string {
		return 'role';
	}

	public static function current(): array {
		return array();
	}
}

/** A condition that a part of a script checks. */
final class Acme_Weather extends Acme_Half implements Browser_Condition {

	public static function type(): string {
		return 'acme/weather';
	}

	public static function script(): string {
		return 'acme/popups:weather';
	}

	public static function for_browser( array $values ): array {
		return array_map( 'strtoupper', $values );
	}
}
