insert into users (user_id, manager_id, kind, role, name, surname, email, email_confirmed_at, phone, nationality, birthday_at, language, disabled, verification_status, created_at, updated_at)
select user_id, null, 'individual', role, initcap(role), 'Carga ' || n, role || '-' || n || '@scale.example', pg_temp.instant(0), '+34600000000', 'ES', '1980-01-01', 'es', false, 'Approved', pg_temp.instant(0), pg_temp.instant(0) from staff
union all
select c.user_id, m.user_id, case when c.n % 20 = 0 then 'company' else 'individual' end, 'user',
  (array['María', 'Antonio', 'Carmen', 'José', 'Ana', 'Manuel', 'Laura', 'David', 'Lucía', 'Javier', 'Marta', 'Daniel', 'Elena', 'Pablo', 'Sara', 'Álvaro', 'Paula', 'Jorge', 'Irene', 'Óscar'])[1 + pg_temp.draw(c.n, 2, 20)],
  (array['García', 'Rodríguez', 'González', 'Fernández', 'López', 'Martínez', 'Sánchez', 'Pérez', 'Gómez', 'Martín', 'Jiménez', 'Ruiz', 'Hernández', 'Díaz', 'Moreno', 'Muñoz', 'Álvarez', 'Romero', 'Alonso', 'Gutiérrez'])[1 + pg_temp.draw(c.n, 3, 20)] || ' ' || c.n,
  'customer-' || c.n || '@scale.example', c.joined_at, '+346' || lpad(pg_temp.draw(c.n, 4, 100000000)::text, 8, '0'), 'ES',
  date '1950-01-01' + pg_temp.draw(c.n, 5, 18000)::integer, case when c.n % 5 = 0 then 'en' else 'es' end, pg_temp.draw(c.n, 6, 100) = 0, c.verification_status, c.joined_at,
  c.joined_at + (pg_temp.until() - c.joined_at) * pg_temp.draw(c.n, 7, 1000) / 1000.0
from customer c left join staff m on c.n % 2 = 0 and m.role = 'operator' and m.n = 1 + c.n / 1000
order by 15;

insert into sessions (session_id, token_hash, user_id, stage, is_code_given, user_agent, address, created_at, last_used_at)
select pg_temp.id('session-' || role, n, pg_temp.instant(0)), rtrim(translate(encode(sha256(convert_to('scale-' || role || '-' || n, 'UTF8')), 'base64'), '+/', '-_'), '='), user_id, 'full', true, 'scale', '127.0.0.1', now(), now()
from (select 'user' as role, n, user_id from customer where n <= 2000 union all select role, n, user_id from staff where n <= 10) people;

insert into totps (totp_id, user_id, sealed_secret, created_at, confirmed_at)
select pg_temp.id('totp', n, joined_at), user_id, 'scale', joined_at, joined_at from customer where n % 2 = 0;

insert into verifications (verification_id, user_id, provider, provider_session_id, url, status, attempt, created_at, updated_at)
select pg_temp.id('verification', n, joined_at), user_id, 'sandbox', 'scale-' || n, 'https://scale.example', verification_status, 1, joined_at, joined_at + interval '1 day'
from customer where verification_status <> 'NotVerified';

insert into bank_accounts (bank_account_id, user_id, alias, account, main, state, created_at, updated_at)
select bank_account_id, user_id, (array['Nómina', 'Ahorro', 'Principal', 'Empresa', 'Familia', 'Inversión', 'Casa', 'Personal', 'Conjunta', 'Gastos', 'Reserva', 'Alquiler', 'Viajes', 'Estudios', 'Segunda', 'Oficina', 'Negocio', 'Joven', 'Euros', 'Banco'])[1 + pg_temp.draw(n, 16, 20)] || ' ' || n, 'ES' || lpad(pg_temp.draw(n, 18, 1000000000000)::text, 12, '0') || lpad(n::text, 10, '0'), true,
  case when is_approved then 'valid' when pg_temp.draw(n, 8, 10) = 0 then 'pending' when pg_temp.draw(n, 8, 10) = 1 then 'error' else 'valid' end, joined_at, joined_at + interval '2 days'
from customer;

insert into tickets (ticket_id, title, description, state, user_id, manager_id, is_unread_by_customer, is_unread_by_staff, created_at, updated_at)
select pg_temp.id('ticket', c.n, c.joined_at), (array['Ingreso', 'Retirada', 'Verificación', 'Documento', 'Certificado', 'Proyecto', 'Orden', 'Cuenta', 'Comisión', 'Acceso'])[1 + pg_temp.draw(c.n, 17, 10)] || ' ' || c.n, 'Carga', (array['Closed', 'Closed', 'Closed', 'Closed', 'Closed', 'Dismissed', 'Open', 'InProcess', 'PendingCustomer', 'PendingManager'])[1 + pg_temp.draw(c.n, 9, 10)],
  c.user_id, m.user_id, pg_temp.draw(c.n, 13, 50) = 0, pg_temp.draw(c.n, 14, 50) = 0, c.joined_at, c.joined_at + (pg_temp.until() - c.joined_at) * pg_temp.draw(c.n, 15, 1000) / 1000.0
from customer c left join staff m on c.n % 20 = 0 and m.role = 'operator' and m.n = 1 + c.n / 1000 where c.n % 10 = 0;
insert into ticket_messages (message_id, ticket_id, user_id, is_from_staff, message, state, created_at)
select pg_temp.id('message-' || k, n, joined_at), pg_temp.id('ticket', n, joined_at), user_id, false, 'Mensaje ' || k, 'Open', joined_at + k * interval '1 hour'
from customer cross join generate_series(1, 2) k where n % 10 = 0;
insert into ticket_state_changes (ticket_state_change_id, ticket_id, state, is_from_staff, created_at)
select pg_temp.id('change', n, joined_at), pg_temp.id('ticket', n, joined_at), 'Open', false, joined_at from customer where n % 10 = 0;

insert into audit_records (audit_record_id, actor_id, actor_role, operation, noun, record_id, user_id, before, after, address, request_id, created_at)
select pg_temp.id('audit', c.n, c.joined_at), a.user_id, 'admin', 'bankAccounts.edit', 'bankAccounts', c.bank_account_id, c.user_id, '{"state": "pending"}', '{"state": "valid"}', '127.0.0.1', 'scale', c.joined_at + interval '2 days'
from customer c join staff a on a.role = 'admin' and a.n = 1 + c.n % 2;

insert into files (file_id, storage_key, name, content_type, size_bytes, sha256, created_at)
values (pg_temp.id('file', 1, pg_temp.instant(0)), 'scale/1', 'carga.pdf', 'application/pdf', 1, '', pg_temp.instant(0)), (pg_temp.id('file', 2, pg_temp.instant(0)), 'scale/2', 'carga.webp', 'image/webp', 1, '', pg_temp.instant(0));
insert into account_documents (account_document_id, account_id, owner_id, visible, file_id, created_at)
select pg_temp.id('document', n, joined_at), user_id, user_id, true, pg_temp.id('file', 1, pg_temp.instant(0)), joined_at from customer where n % 5 = 0;
