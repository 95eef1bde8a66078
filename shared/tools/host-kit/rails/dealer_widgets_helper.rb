# frozen_string_literal: true

require "date"
require "digest"
require "erb"
require "json"
require "set"
require "time"

# What a view writes for dealer-widgets: `<%= dw_head "quiz", user_id: current_user&.id %>` in the head, and `<%= dw "quiz", quiz %>` or
# `<%= dw "quiz", quiz, fallback: tag.p("…"), element: "span", attributes: { class: "wide", "data-load": "eager" } %>`, in Rails also with the fallback as a block.
# Copy it to app/helpers/, and in an initializer:
# Rails.application.config.to_prepare { DealerWidgetsHelper.manifest = Rails.root.join("public/widgets/manifest.json") }
module DealerWidgetsHelper
  ATTRIBUTE = /\A(id|class|hidden|style|title|lang|dir|role|slot|[\w.:@]*[-.:@][\w.:@-]*)\z/
  # Elements that can have a shadow root, as every widget does.
  HOLDER = /\A(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][\w.]*-[\w.-]*)\z/i
  # Where dist/ can be served; an import map ignores anything else.
  BASE = %r{\A(?!\z)(https?://[^/?#\s]+)?(/[^/?#\s]+)*/?\z}
  # Attributes of the element that steer its widget.
  STEERING = %w[data-load data-theme data-locale].freeze
  # Of dw_head, beside the page settings.
  OPTIONS = %w[integrity nonce].freeze
  # Longer names are no typing mistakes.
  LONGEST = 100
  # The largest whole number of which browsers read every digit.
  LARGEST = 2**53 - 1

  class << self
    # Where dist/ is served, such as "https://cdn.example/widgets/"; the manifest's own place unless given.
    def base=(address)
      raise ArgumentError, "The base is #{shown(address)}. Expected a path that begins with a slash, such as /widgets/, or an address such as https://cdn.example/widgets/." unless address.nil? || BASE.match?(address.to_s)
      @base = address
    end

    # "data-dw-widget" where other libraries use data-widget.
    def widget_attribute=(name)
      raise ArgumentError, %("#{name}" cannot name a widget. Expected data-widget or data-dw-widget; widgets.css knows no other attribute.) unless [nil, "data-widget", "data-dw-widget"].include?(name)
      @widget_attribute = name
    end

    def widget_attribute = @widget_attribute || "data-widget"

    def base = "#{(@base || data["publicPath"]).to_s.delete_suffix("/")}/"

    def manifest=(path)
      raise ArgumentError, %(There is no file "#{path}". Give the path of dist/manifest.json.) unless File.file?(path)
      stamp, read = stamp(path), read(path)
      raise ArgumentError, %("#{path}" is not the manifest.json of a build of dealer-widgets. Give the path of dist/manifest.json.) unless read
      @path, @stamp, @data = path, stamp, read
    end

    # nil for what is not the manifest of a build, as while it is copied.
    def read(path)
      read = JSON.parse(File.read(path, encoding: "UTF-8")) rescue nil
      read if read.is_a?(Hash) && read["widgets"]
    end

    # Differs as soon as another file is in its place: every build's manifest may have the same size.
    def stamp(path)
      found = File.stat(path) rescue return
      [found.ino, found.mtime, found.size]
    end

    # Read again when a deploy has replaced it; one that is half copied or gone leaves the former.
    def data
      now = @data && stamp(@path)
      fresh = read(@path) if @data && now != @stamp
      @data, @stamp = fresh, now if fresh
      @data or raise %(The manifest is not set. Write into an initializer: DealerWidgetsHelper.manifest = Rails.root.join("public/widgets/manifest.json"))
    end

    # For script-src, in quotes there: 'sha256-…'. The same names as for dw_head, or the browser refuses the import map.
    def import_map_csp_hash(*names) = "sha256-#{Digest::SHA256.base64digest(import_map(*names))}"

    # Vouches for every file that a page with these widgets may ask for; without names, for all files.
    def import_map(*names)
      names = names.flatten
      files = names.empty? ? data["chunks"].keys : names.flat_map { |name| known(name)["files"] }.uniq.sort
      queries = ["", *data["retries"]]
      integrity = files.flat_map { |file| queries.map { |query| [base + file + query, data["chunks"][file]["integrity"]] } }.to_h
      JSON.generate({ integrity: integrity }).gsub("<", '\u003C')
    end

    def known(name)
      raise ArgumentError, %(The name of a widget is #{shown(name)}. Expected a text, such as "quiz"; properties and page settings are arguments of their own.) unless name.is_a?(String) || name.is_a?(Symbol)
      data["widgets"].fetch(name.to_s) do
        meant = near(name.to_s.scrub, data["widgets"].keys)
        raise ArgumentError, %(There is no widget #{shown(name)}.#{%( Did you mean "#{meant}"?) if meant} dist/widgets/README.md lists all.)
      end
    end

    def url(file) = ERB::Util.html_escape(base + file)

    # What an argument is, in a sentence about it.
    def shown(value)
      case value
      when nil, true, false then value.inspect
      when String, Symbol then %("#{value.to_s.scrub}")
      else value.class.to_s
      end
    end

    # The name that a misspelt one is nearest to, if at most a third of its letters differ.
    def near(written, names)
      best, least = nil, (written.size + 2) / 3 + 1
      (written.size > LONGEST ? [] : names).each do |name|
        row = written.downcase.each_char.with_index(1).reduce((0..name.size).to_a) do |above, (letter, i)|
          name.each_char.with_index(1).reduce([i]) do |left, (other, j)|
            left << [above[j] + 1, left.last + 1, above[j - 1] + (letter == other ? 0 : 1)].min
          end
        end
        best, least = name, row.last if row.last < least
      end
      best
    end

    # Whether two names differ by one letter, or have the same letters in another order.
    def slip?(written, name)
      without = ->(text, at) { text[0, at].to_s + text[(at + 1)..].to_s }
      one_apart = (0..name.size).any? { |at| without.(written, at) == name || written == without.(name, at) || without.(written, at) == without.(name, at) }
      written != name && (one_apart || written.chars.sort == name.chars.sort)
    end

    # In keywords an option of dw_head that is misspelt looks like a page setting.
    def settings_json(settings)
      json(settings, "The page settings").tap do |written|
        all = data["settings"] || [] # a manifest of an earlier release has none
        (JSON.parse(written).keys - all).each do |name|
          option = near(name, OPTIONS)
          meant = option || near(name, all)
          where = option ? "That is an option of head." : 'The guide "Page settings" lists all.'
          raise ArgumentError, %(There is no page setting "#{name}". #{%(Did you mean "#{meant}"? ) if meant}#{where}) if option || all.any?
        end
      end
    end

    def required_hash(value, subject)
      value.is_a?(Hash) ? value : raise(ArgumentError, "#{subject} are #{value.nil? ? "nil" : value.class}, not a Hash. Is the variable the right one?")
    end

    # JSON of a hash, without a character that HTML reads.
    def json(value, subject)
      JSON.generate(plain(required_hash(value, subject), subject)).gsub(/[<>&]/, "<" => '\u003C', ">" => '\u003E', "&" => '\u0026')
    end

    # What JSON can hold, by the rules of the guide "Properties". Anything else is refused with its path. around: the hashes and arrays that the value is in.
    def plain(value, subject, path = "", around = [], place = %("#{path}"))
      refuse = ->(why) { raise ArgumentError, "#{subject} cannot be written: #{place} #{why}." }
      unknown = "is #{value.class}. Make it a text, number, array or hash#{", such as its as_json(only: %i[id name])" if value.respond_to?(:as_json)}"
      refuse.("contains itself") if around.any? { |each| each.equal?(value) }
      case value
      when nil, true, false then value
      when Integer then value.abs > LARGEST ? value.to_s : value
      when Float, (defined?(BigDecimal) ? BigDecimal : Float)
        refuse.("is #{value}, which JSON cannot hold. Leave it out where there is no number") unless value.finite?
        refuse.("is #{value}, not a number within ±#{LARGEST}. Write a larger one as a text") if value.is_a?(Float) && value.abs > LARGEST
        value.is_a?(Float) ? value : value.to_s("F")
      when Hash then value.to_h { |key, each| named(key, each, subject, path, [*around, value]) }
      when Array, Set, Enumerator
        value.each_with_index.map { |each, index| plain(each, subject, path.empty? ? index.to_s : "#{path}.#{index}", [*around, value]) }.to_a
      when Numeric then refuse.(unknown)
      else
        return plain(value.to_ary, subject, path, [*around, value]) if value.respond_to?(:to_ary)
        text = value.respond_to?(:iso8601) ? value.iso8601 : value.to_s
        refuse.(unknown) if !value.is_a?(String) && text.start_with?("#<")
        utf8(text) or refuse.("is not valid UTF-8. Convert it with String#encode or #force_encoding")
      end
    end

    # An entry of a hash. Its key is written by the same rules as a value, and must be a text or whole number.
    def named(key, value, subject, path, around)
      shown = key.to_s.encode(Encoding::UTF_8, invalid: :replace, undef: :replace, replace: "?")
      at = path.empty? ? shown : "#{path}.#{shown}"
      name = plain(key, subject, path, around, %(the key "#{at}"))
      raise ArgumentError, %(#{subject} cannot be written: the key "#{at}" is neither a text nor a whole number.) unless name.is_a?(String) || name.is_a?(Integer)
      [name, plain(value, subject, at, around)]
    end

    def utf8(text)
      text.encode(Encoding::UTF_8) if text.valid_encoding?
    rescue EncodingError
      nil
    end

    def attribute(widget, name, given)
      raise ArgumentError, %("#{name}" is not an attribute of the element. Write each by its whole name, such as "#{name}-label".) if %w[data aria].include?(name.to_s)
      shown = name.to_s.scrub
      raise ArgumentError, %("#{shown}" cannot be the name of an attribute. Expected one such as data-label, of letters from a to z, digits and - _ . : @ only.) unless ATTRIBUTE.match?(shown) || shown.match?(/\A\w+\z/)
      hint = "#{%(into the properties of "#{widget}", or ) unless name.start_with?("data_")}as data-#{name.to_s.delete_prefix("data_").tr("_", "-")}"
      raise ArgumentError, %("#{name}" is not an attribute of the element. Write it #{hint}.) unless ATTRIBUTE.match?(name)
      meant = STEERING.find { |each| slip?(shown, each) }
      raise ArgumentError, %("#{shown}" is not an attribute of a widget. Did you mean "#{meant}"?) if meant
      value = plain(given, %(The attributes of "#{widget}"), name.to_s)
      is_class = name.to_s == "class"
      value = value.select(&:itself).join(" ") if is_class && value.is_a?(Array) && value.all? { |each| each.is_a?(String) || !each }
      raise ArgumentError, %(The attribute "#{name}" of "#{widget}" cannot hold #{value.class}. Make it a text#{is_class ? " or an array of texts" : %(, or write it into the properties of "#{widget}")}.) if value.is_a?(Array) || value.is_a?(Hash)
      return "" if value.nil? || (value == false && !name.to_s.include?("-"))
      # a text that is html_safe has its entities already
      %( #{name}="#{ERB::Util.html_escape(given.is_a?(String) ? given : value.to_s).gsub('"', "&quot;")}")
    end
  end

  # names: of all widgets of this page; the integrity of one that is missing here is not checked. settings: also as keywords, `user_id: 7`.
  # integrity: also their import map, which needs DealerWidgetsHelper.import_map_csp_hash(*names) or the nonce in script-src. nonce: content_security_policy_nonce.
  def dw_head(*names, settings: {}, integrity: false, nonce: nil, **more)
    kit = DealerWidgetsHelper
    raise ArgumentError, %(The option "integrity" of head is #{kit.shown(integrity)}. Expected true or false; a nonce is an option of its own.) unless [nil, true, false].include?(integrity)
    raise ArgumentError, %(The option "nonce" of head is #{kit.shown(nonce)}. Expected a text, the nonce of script-src.) unless !nonce || nonce.is_a?(String)
    css, loader = kit.data.values_at("css", "loader")
    named = %( data-attribute="#{ERB::Util.html_escape(kit.widget_attribute)}") unless kit.widget_attribute == "data-widget"
    nonce = (%( nonce="#{ERB::Util.html_escape(nonce)}") if nonce)
    ahead = names.flatten.map { |name| kit.known(name) }.flat_map { |widget| [*widget["dependencies"], widget["chunk"]] }.uniq
    # without integrity there, too, the browser would fetch each file a second time
    vouched = integrity ? ahead.to_h { |file| [file, %( integrity="#{kit.data["chunks"][file]["integrity"]}")] } : {}
    settings = kit.required_hash(settings, "The page settings").merge(more)
    as_html [
      %(<link rel="stylesheet" href="#{kit.url(css["file"])}" integrity="#{css["integrity"]}" crossorigin>),
      (%(<script type="importmap"#{nonce}>#{kit.import_map(*names)}</script>) if integrity),
      *ahead.map { |file| %(<link rel="modulepreload" href="#{kit.url(file)}"#{vouched[file]}#{nonce}>) },
      # without settings, too: after a visit of Turbo those of the former page would stay
      %(<script type="application/json" id="dealer-widgets-config">#{kit.settings_json(settings)}</script>),
      %(<script type="module" src="#{kit.url(loader["file"])}" integrity="#{loader["integrity"]}"#{nonce}#{named} crossorigin></script>)
    ].join
  end

  # props: a hash, or keywords; false stays false, nil in them is absent. fallback, or in Rails a block: shown until the widget is there; in Rails a text that
  # is not html_safe is escaped, elsewhere it is HTML of yours. attributes: further ones of the element.
  def dw(name, props = (bare = true; {}), fallback: nil, element: nil, attributes: nil, **keywords, &block)
    kit = DealerWidgetsHelper
    kit.known(name)
    raise ArgumentError, %(dw "#{name}" has properties already, so #{keywords.keys.join(", ")}: belongs into them or into attributes: { … }.) unless bare || keywords.empty?
    raise ArgumentError, %(dw "#{name}" has a fallback and a block, which is one too. Write only one of them.) if block && fallback
    raise ArgumentError, %(dw "#{name}" has a block, which only Rails can read. Write fallback: "…".) if block && !respond_to?(:capture)
    fallback = capture(&block) if block
    raise ArgumentError, %(The fallback of "#{name}" is #{kit.shown(fallback)}. Expected a text; attributes of the element are an argument of their own.) if [true, false].include?(fallback) || fallback.is_a?(Hash) || fallback.is_a?(Array)
    json = kit.json(bare ? keywords : props, %(The properties of "#{name}"))
    fallback = ERB::Util.html_escape(fallback) if fallback.respond_to?(:html_safe?)
    element ||= "div"
    raise ArgumentError, "#{kit.shown(element)} cannot hold a widget. Expected div, span or another element that can have a shadow root." unless DealerWidgetsHelper::HOLDER.match?(element.to_s.scrub)
    written = kit.required_hash(attributes || {}, %(The attributes of "#{name}")).map { |each, value| kit.attribute(name, each, value) }.join
    as_html %(<#{element} #{kit.widget_attribute}="#{name}"#{written}><script type="application/json">#{json}</script>#{fallback}</#{element}>)
  end

  private

  def as_html(text) = text.respond_to?(:html_safe) ? text.html_safe : text
end
